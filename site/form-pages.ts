import { type FormId, formIds, forms } from "#core/forms/forms.ts";
import type { PageId } from "./pages.ts";

/** The page of a form that is not in the table of pages does not compile. */
const shown: Readonly<Record<FormId, { page: PageId }>> = forms;

const formsByPage = new Map(formIds.map((id) => [shown[id].page, id]));

/** The form that a page shows, and takes back without script. */
export const findFormOfPage = (page: PageId): FormId | undefined => formsByPage.get(page);

export const pageOfForm = (id: FormId): PageId => shown[id].page;
