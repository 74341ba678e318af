import { definePage, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import type { ApiCallDoc, ApiShapeDoc } from "#site/api-docs.ts";
import { Call, callId } from "./call.tsx";
import { copy } from "./copy.ts";
import { Shape } from "./shape.tsx";
import "./api-docs.css";

type Props = {
  calls: ApiCallDoc[];
  shapes: ApiShapeDoc[];
  callsPerMinute: number;
  formsPerHour: number;
  openapi: string;
};

function Rules({ callsPerMinute, formsPerHour, openapi }: Omit<Props, "calls" | "shapes">) {
  const words = useCopy(copy);
  const { settings } = usePage();
  return (
    <div className="api-rules">
      <div>
        <h2 id="rules">{words.rules}</h2>
        <ul>
          {settings.languages.length > 1 && <li>{words.ruleLanguage("language=english")}</li>}
          <li>{words.ruleSlash("null")}</li>
          <li>{words.ruleCase("ZIP", "MakeID", "/API/Vehicle/Search")}</li>
          <li>{words.ruleBounds("zip", "makeId", "modelId")}</li>
          <li>{words.ruleIds("Link")}</li>
          <li>{words.rulePictures("url + size1 + extension")}</li>
          <li>{words.ruleErrors}</li>
          <li>{words.ruleCache("ETag", "If-None-Match")}</li>
          <li>{words.ruleCors}</li>
        </ul>
      </div>
      <div>
        <h2 id="limits">{words.limits}</h2>
        <ul>
          <li>{words.limitCalls(callsPerMinute)}</li>
          <li>{words.limitForms(formsPerHour)}</li>
          <li>{words.limitAfter("Retry-After")}</li>
          <li>{words.limitLeft("RateLimit", "RateLimit-Policy")}</li>
        </ul>
        <p>
          <a href={openapi}>{words.openapi("OpenAPI 3.1")}</a>
        </p>
      </div>
    </div>
  );
}

export const page = definePage("apiDocs", {
  async load({ apiDocs, edition }): Promise<Props> {
    const calls = await apiDocs.list(edition);
    const openapi = calls.find(({ path }) => path.endsWith("/openapi.json"))?.path ?? "";
    const { callsPerMinute, formsPerHour } = apiDocs;
    return { calls, shapes: apiDocs.shapes(), callsPerMinute, formsPerHour, openapi };
  },
  head: (_, { edition }) => ({ title: copy[edition].title, description: copy[edition].description }),
  Page: function Page({ calls, shapes, ...rest }: Props) {
    const words = useCopy(copy);
    return (
      <Wrap wide className="pb-sec">
        <div className="page-head">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="api">
          <Rules {...rest} />
          <h2 id="calls">{words.calls}</h2>
          <ul className="api-index">
            {calls.map((call) => (
              <li key={callId(call)}>
                <a href={`#${callId(call)}`}>
                  <code>
                    {call.method} {call.path}
                  </code>
                </a>
              </li>
            ))}
          </ul>
          {calls.map((call) => (
            <Call key={callId(call)} call={call} />
          ))}
          <h2 id="shapes">{words.shapes}</h2>
          {shapes.map((shape) => (
            <Shape key={shape.name} shape={shape} />
          ))}
        </div>
      </Wrap>
    );
  },
});
