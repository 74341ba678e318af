import { expect, test } from "vitest";
import { secretOutlivesMs } from "#core/site-secrets.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { getSiteSecret } from "./queries/settings.ts";
import { listSiteSecrets } from "./queries/site-secrets.ts";
import { rotateSiteSecret } from "./writes/site-secrets.ts";

describeEachDatabase("the site's secret", ({ create }) => {
  test("is followed by a new one from a moment on; the old one is kept while what it signed may be shown", async () => {
    const db = await create();
    const [first] = await listSiteSecrets(db.main);
    expect(first).toEqual({ secret: await getSiteSecret(db), from: 0 });
    const now = Date.now();
    expect(await rotateSiteSecret(db, { leadMs: 5_000, now })).toBe(now + 5_000);
    const [kept, fresh] = await listSiteSecrets(db.main);
    expect(kept).toEqual(first);
    expect(fresh).toEqual({ secret: await getSiteSecret(db), from: now + 5_000 });
    expect(fresh?.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(fresh?.secret).not.toBe(first?.secret);
    const later = now + 5_000 + secretOutlivesMs;
    await rotateSiteSecret(db, { leadMs: 0, now: later });
    expect((await listSiteSecrets(db.main)).map(({ from }) => from)).toEqual([now + 5_000, later]);
  });

  test("once seen by others, is dropped with everything before it", async () => {
    const db = await create();
    await rotateSiteSecret(db);
    await rotateSiteSecret(db, { dropOld: true });
    expect(await listSiteSecrets(db.main)).toHaveLength(1);
  });
});
