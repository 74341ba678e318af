import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { formIds } from "#core/forms/forms.ts";
import { nameOfStaff } from "#core/staff.ts";
import { listOfficeLeads } from "#data/queries/lead-work.ts";
import { addAudit } from "#data/writes/audit.ts";
import { definePage } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { zoneOfStore } from "../shell/moment.ts";
import { Toast } from "../shell/toast.tsx";
import { copy } from "./copy.ts";
import { Inbox, type InboxProps } from "./inbox.tsx";
import { leadCsv } from "./lead-csv.ts";
import { loadInbox, storeName } from "./load-inbox.ts";
import { shownReach } from "./reach.ts";

type Props = { title: string; inbox: InboxProps; erased: boolean };

function LeadsPage({ title, inbox, erased }: Props) {
  const words = useCopy(copy);
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
        <ActionForm to="leads" name="export" fields={{ form: inbox.form ?? "" }}>
          <Button look="line">{words.export}</Button>
        </ActionForm>
      </div>
      {erased && <Toast>{words.erased}</Toast>}
      <Inbox {...inbox} />
    </>
  );
}

export const page = definePage("leads", {
  async load(request): Promise<Props> {
    const { edition, query } = request;
    return { title: copy[edition].title, inbox: await loadInbox(request), erased: query.has("erased") };
  },
  Page: LeadsPage,
  actions: {
    async export(request, fields) {
      const { services, staff, now } = request;
      const form = formIds.find((one) => one === fields.get("form"));
      const all = await listOfficeLeads(services.db, { reach: shownReach(staff, request.yard), form, limit: 100_000 });
      const about = { staffId: staff.id, who: nameOfStaff(staff), action: "lead.export", subject: form ?? "" };
      await addAudit(services.db.main, { ...about, detail: { count: all.length } }, now);
      const body = leadCsv(all, request.edition, (id) => ({
        name: storeName(request, id),
        zone: zoneOfStore(request, id),
      }));
      return { file: { name: `leads-${now.toISOString().slice(0, 10)}.csv`, type: "text/csv; charset=utf-8", body } };
    },
  },
});
