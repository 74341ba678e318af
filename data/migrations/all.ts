import type { Migration } from "kysely/migration";
import { stores } from "./0001-stores.ts";
import { vehicles } from "./0002-vehicles.ts";
import { prices } from "./0003-prices.ts";
import { campaigns } from "./0004-campaigns.ts";
import { versions } from "./0005-versions.ts";
import { submissions } from "./0006-submissions.ts";
import { firstRows } from "./0007-first-rows.ts";
import { leads } from "./0008-leads.ts";
import { figures } from "./0009-figures.ts";
import { anyForm } from "./0010-any-form.ts";
import { highways } from "./0011-highways.ts";
import { partsThatFit } from "./0012-parts-that-fit.ts";
import { catalog } from "./0013-catalog.ts";
import { staff } from "./0014-staff.ts";
import { leadWork } from "./0015-lead-work.ts";
import { uploads } from "./0016-uploads.ts";
import { feedTokens } from "./0017-feed-tokens.ts";
import { uploadClaims } from "./0018-upload-claims.ts";
import { scheduledUploads } from "./0019-scheduled-uploads.ts";
import { follows } from "./0020-follows.ts";
import { pushFollowers } from "./0021-push-followers.ts";
import { columnNames } from "./0022-column-names.ts";
import { followNews } from "./0023-follow-news.ts";
import { uploadFiles } from "./0024-upload-files.ts";
import { sharedSearches } from "./0025-shared-searches.ts";
import { yardFigures } from "./0026-yard-figures.ts";
import { cameCars } from "./0027-came-cars.ts";
import { partDangers } from "./0028-part-dangers.ts";
import { unsaidOfStores } from "./0029-unsaid-of-stores.ts";
import { ruleAnswers } from "./0030-rule-answers.ts";

/** In order; a migration that has been released is never edited, only followed by another. */
export const migrations: Record<string, Migration> = {
  "0001-stores": stores,
  "0002-vehicles": vehicles,
  "0003-prices": prices,
  "0004-campaigns": campaigns,
  "0005-versions": versions,
  "0006-submissions": submissions,
  "0007-first-rows": firstRows,
  "0008-leads": leads,
  "0009-figures": figures,
  "0010-any-form": anyForm,
  "0011-highways": highways,
  "0012-parts-that-fit": partsThatFit,
  "0013-catalog": catalog,
  "0014-staff": staff,
  "0015-lead-work": leadWork,
  "0016-uploads": uploads,
  "0017-feed-tokens": feedTokens,
  "0018-upload-claims": uploadClaims,
  "0019-scheduled-uploads": scheduledUploads,
  "0020-follows": follows,
  "0021-push-followers": pushFollowers,
  "0022-column-names": columnNames,
  "0023-follow-news": followNews,
  "0024-upload-files": uploadFiles,
  "0025-shared-searches": sharedSearches,
  "0026-yard-figures": yardFigures,
  "0027-came-cars": cameCars,
  "0028-part-dangers": partDangers,
  "0029-unsaid-of-stores": unsaidOfStores,
  "0030-rule-answers": ruleAnswers,
};
