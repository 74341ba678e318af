import { useCopy } from "#app/page.tsx";
import { Logo } from "#app/shell/logo.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { iconNames } from "#app/ui/icon-shapes.tsx";
import { Swatch } from "#app/ui/tag.tsx";
import { VehicleArt } from "#app/vehicle/vehicle-art.tsx";
import { bodyStyles } from "#drawings/body-shapes.ts";
import { paintNames } from "#drawings/paints.ts";
import { penText, penWidth } from "#drawings/pen.ts";
import { copy } from "./copy.ts";

const grounds = ["yellow", "ink", "zinc", "orange", "green", "blue", "red", "sky"] as const;
const penLines = ["ABCDEFGHIJKLMNÑOPQRSTUVWXYZ", "0123456789 $ % ! ¡ # +"];

export function Vehicles() {
  const words = useCopy(copy);
  return (
    <section aria-labelledby="kit-vehicles">
      <h2 id="kit-vehicles">{words.sections.vehicles}</h2>
      <ul className="kit__grid kit__cars">
        {bodyStyles.map((style, at) => (
          <li key={style}>
            <VehicleArt style={style} paint={paintNames[at % paintNames.length] ?? "plata"} stands={at % 2 === 0} />
            {style}
          </li>
        ))}
      </ul>
      <h3>{words.sections.paints}</h3>
      <ul className="kit__icons">
        {paintNames.map((paint) => (
          <li key={paint}>
            <VehicleArt style="hatchback" paint={paint} />
            <span>
              <Swatch paint={paint} /> {paint}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Colors() {
  const words = useCopy(copy);
  return (
    <section aria-labelledby="kit-colors">
      <h2 id="kit-colors">{words.sections.colors}</h2>
      <ul className="kit__icons">
        {grounds.map((name) => (
          <li key={name} className={`kit__chip on-${name}`}>
            {name}
          </li>
        ))}
      </ul>
      <h3>{words.sections.pen}</h3>
      <div className="kit__logo on-ink">
        {penLines.map((line) => (
          <svg className="pen" key={line} viewBox={`-2 -17 ${Math.ceil(penWidth(line)) + 4} 20`} aria-hidden="true">
            <path d={penText(line)} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        ))}
      </div>
      <h3>{words.sections.logos}</h3>
      <div className="kit__line">
        <div className="kit__logo on-white">
          <Logo on="light" place="white" />
        </div>
        <div className="kit__logo on-ink">
          <Logo on="dark" place="ink" />
        </div>
        <div className="kit__logo on-yellow">
          <Logo on="light" place="yellow" />
        </div>
        <div className="kit__logo on-white">
          <Logo on="mono" place="paper" />
        </div>
      </div>
      <h3>{words.sections.icons}</h3>
      <ul className="kit__icons">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
