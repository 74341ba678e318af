// What every page of the office stands on, its plain blocks among it.
import "../../app/styles/layers.ts";
import "./fonts.css";
import "../../app/styles/tokens.css";
import "../../app/styles/base.css";
import "./scale.css";
import "./panels.css";
import "./parts.css";
import "./preferences.css";
import "../../app/styles/states.css";
import "../../app/styles/signal.css";
import "./print.css";
