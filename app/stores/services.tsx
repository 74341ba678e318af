import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-shapes.tsx";
import "./services.css";

export type ServiceLine = { icon: IconName; name: string };

/** Services as blue pictograms, the word always beside. */
export function Services({ services }: { services: readonly ServiceLine[] }) {
  return (
    <ul className="services">
      {services.map((service) => (
        <li className="service" key={service.name}>
          <Icon name={service.icon} />
          <span>{service.name}</span>
        </li>
      ))}
    </ul>
  );
}
