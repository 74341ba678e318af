/** Every set of files that import one another, each once, by Tarjan's strongly connected components. */
export function findLoops(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const loops: string[][] = [];

  function visit(file: string): number {
    const number = numbers.size;
    numbers.set(file, number);
    lowest.set(file, number);
    path.push(file);
    for (const target of graph.get(file) ?? []) {
      const reached = numbers.has(target) ? (path.includes(target) ? numbers.get(target) : undefined) : visit(target);
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) as number, reached));
    }
    const low = lowest.get(file) as number;
    if (low === number) {
      const loop = path.splice(path.indexOf(file));
      if (loop.length > 1 || graph.get(file)?.includes(file)) loops.push(loop);
    }
    return low;
  }

  for (const file of graph.keys()) if (!numbers.has(file)) visit(file);
  return loops;
}
