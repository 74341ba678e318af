import { solve, type Task } from "./solve.ts";

addEventListener("message", ({ data }: MessageEvent<Task>) => {
  solve(data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
