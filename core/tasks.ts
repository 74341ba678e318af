/** No further than: not at all, reading, doing. */
export const levels = ["no", "sees", "does"] as const;
export type Level = (typeof levels)[number];

/**
 * The work of a yard, and how far each can be given. `move` is where a car stands, what is held, gone or crushed; `hours` the days
 * with other hours; `files` what the yard's system sends and asks; `applications` those for a job, `leads` all else that visitors send.
 */
export const tasks = {
  receive: ["no", "does"],
  move: ["no", "does"],
  photos: ["no", "does"],
  prices: ["no", "sees", "does"],
  hours: ["no", "sees", "does"],
  events: ["no", "sees", "does"],
  leads: ["no", "does"],
  applications: ["no", "does"],
  files: ["no", "sees", "does"],
  figures: ["no", "sees"],
  promises: ["no", "sees"],
  staff: ["no", "does"],
} as const satisfies Record<string, readonly Level[]>;
export type Task = keyof typeof tasks;
export const taskIds = Object.keys(tasks) as Task[];
export type Rights = Readonly<Partial<Record<Task, Level>>>;

const rank = (level: Level): number => levels.indexOf(level);

export const reaches = (has: Level, needed: Level): boolean => rank(has) >= rank(needed);
