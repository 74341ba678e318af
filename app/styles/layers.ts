// The order of the layers: apart, so that it comes before all that is in one.
import "./layers.css";
