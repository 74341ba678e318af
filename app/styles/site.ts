// What every page of the site stands on.
import "./layers.ts";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./layout.css";
import "./utilities.css";
import "./preferences.css";
import "./states.css";
