// What paper needs of every page, as one sheet: no paint waits for it.
import "./paper.css";
import "./print.css";

import.meta.glob("../**/*.print.css", { eager: true });
