import { useCopy } from "#app/page.tsx";
import { presets } from "#core/rights.ts";
import { type Role, roles } from "#core/staff.ts";
import { type Level, taskIds } from "#core/tasks.ts";
import { copy as shellCopy } from "../shell/copy.ts";
import { copy } from "./copy.ts";
import "./staff.css";

const levelOf = (role: Role, task: (typeof taskIds)[number]): Level =>
  role === "owner" ? "does" : (presets[role][task] ?? "no");

/** What each role does, task by task; on a phone each task with its four roles below it. */
export function RoleTable() {
  const words = useCopy(copy);
  const names = useCopy(shellCopy).roles;
  return (
    <details className="o-panel o-fold">
      <summary>{words.table}</summary>
      <table className="o-roles">
        <thead>
          <tr>
            <th scope="col">{words.task}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {names[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taskIds.map((task) => (
            <tr key={task}>
              <th scope="row">
                {words.tasks[task].name}
                <small>{words.tasks[task].about}</small>
              </th>
              {roles.map((role) => {
                const level = levelOf(role, task);
                return (
                  <td key={role} className={`o-level o-level--${level}`}>
                    {task === "staff" && role === "manager" ? words.managersStaff : words.levels[level]}
                    <span className="o-roles__who" aria-hidden="true">
                      {names[role]}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="o-help o-panel__body">{words.chainToo}</p>
    </details>
  );
}
