import type { YearList } from "./years.ts";

/** Models by make, as the catalogue writes them; in which years all of them are so, where not in all. */
export type Models = readonly (readonly [make: string, models: string, from?: number, to?: number])[];

/** Every year that a list may have. */
export const always: YearList = [[0, 9999]];

/** By name in small letters. */
type Known = ReadonlyMap<string, YearList>;

export function readModels(lines: Models): Known {
  const known = new Map<string, YearList>();
  for (const [make, models, from = 0, to = 9999] of lines)
    for (const model of models.split("|")) {
      const name = `${make} ${model}`.toLowerCase();
      known.set(name, [...(known.get(name) ?? []), [from, to]]);
    }
  return known;
}

/**
 * Sold in the United States and Canada with the front wheels driven and in no other way: by what the makers sold, as the
 * government's fuel economy lists (fueleconomy.gov) have it. A model that had rear or all wheels driven in some years
 * stands with the others alone; one of which that is not sure does not stand here.
 */
const frontDriven = readModels([
  ["Acura", "CL|ILX|Integra|Legend|RSX|TSX|Vigor"],
  ["Buick", "Lucerne|Verano"],
  ["Buick", "Century|LeSabre|Park Avenue|Regal|Skylark", 1991, 2005],
  ["Cadillac", "DTS"],
  ["Cadillac", "DeVille|Seville", 1986],
  [
    "Chevrolet",
    "Aveo|Beretta|Bolt EV|Cavalier|Celebrity|Citation|Cobalt|Corsica|Cruze|HHR|Lumina|Malibu Classic|Metro",
  ],
  ["Chevrolet", "Prizm|Sonic|Spark|Volt"],
  ["Chevrolet", "Malibu|Impala", 2000],
  ["Chevrolet", "Monte Carlo", 1995],
  ["Chrysler", "300M|Cirrus|Concorde|LHS|PT Cruiser"],
  ["Chrysler", "Sebring", 1995, 2006],
  ["Chrysler", "Town & Country", 2005],
  ["Dodge", "Aries|Intrepid|Neon|Omni|Shadow|Spirit"],
  ["Dodge", "Stratus|Dart", 1995],
  ["Dodge", "Caravan|Grand Caravan", 2005],
  ["Fiat", "500|500L"],
  ["Ford", "Aspire|C-Max|Contour|Escort|Festiva|Fiesta|Freestar|Probe|Transit Connect|Windstar|ZX2"],
  ["Ford", "Focus", 2000, 2015],
  ["Ford", "Taurus", 1986, 2007],
  ["Geo", "Metro|Prizm|Storm"],
  ["Honda", "Accord|CR-Z|CRX|Civic Del Sol|Clarity|Fit|Insight|Odyssey|Prelude"],
  ["Honda", "Civic", 1992],
  ["Hyundai", "Accent|Azera|Elantra|Elantra GT|Entourage|Excel|Ioniq|Scoupe|Tiburon|Veloster|Venue|XG300|XG350"],
  ["Hyundai", "Sonata", 1989, 2022],
  ["Kia", "Amanti|Cadenza|Forte|Forte Koup|Niro|Optima|Rio|Rondo|Sedona|Sephia|Soul|Spectra"],
  ["Lexus", "CT|HS"],
  ["Lexus", "ES", 1990, 2020],
  ["Mazda", "MX-3|MX-6|Mazda2|Mazda5|Millenia"],
  ["Mazda", "Protege", 1992],
  ["Mazda", "626", 1983],
  ["Mazda", "Mazda3", 2004, 2018],
  ["Mercury", "Lynx|Monterey|Mystique|Tracer|Villager"],
  ["Mercury", "Cougar", 1999],
  ["Mercury", "Sable", 1986, 2005],
  ["Mitsubishi", "Mirage|Mirage G4"],
  ["Mitsubishi", "Eclipse", 2000],
  ["Mitsubishi", "Galant", 1994],
  ["Nissan", "Cube|Kicks|Leaf|Micra|NV200|Quest|Versa|Versa Note"],
  ["Nissan", "200SX", 1995],
  ["Nissan", "Altima", 1993, 2018],
  ["Nissan", "Maxima", 1985],
  ["Nissan", "Sentra", 1991],
  ["Oldsmobile", "Achieva|Alero|Aurora|Cutlass Ciera|Intrigue"],
  ["Plymouth", "Acclaim|Breeze|Horizon|Neon|Reliant|Sundance"],
  ["Pontiac", "G3|G5|G6|Pursuit|Sunfire|Wave"],
  ["Pontiac", "Grand Am|Grand Prix", 1988],
  ["Saturn", "Astra|Aura|Ion|L-Series|S-Series"],
  ["Scion", "iA|iM|iQ|tC|xA|xB|xD"],
  ["Suzuki", "Forenza|Reno|Verona"],
  ["Toyota", "C-HR|Camry Solara|Corolla iM|Echo|Paseo|Prius C|Prius Prime|Prius V|Yaris|Yaris iA"],
  ["Toyota", "Avalon", 1995, 2020],
  ["Toyota", "Camry", 1992, 2019],
  ["Toyota", "Celica", 1994],
  ["Toyota", "Corolla", 1993, 2022],
  ["Toyota", "Prius", 2001, 2018],
  ["Toyota", "Sienna", 1998, 2003],
  ["Toyota", "Tercel", 1989],
  ["Volkswagen", "Beetle", 1998],
  ["Volkswagen", "Cabrio|Cabriolet|Corrado|Eos|GTI|Jetta|Rabbit|Scirocco"],
]);

/** Sold here with the rear wheels driven and in no other way: as above. */
const rearDriven = readModels([
  ["Acura", "NSX"],
  ["Buick", "Roadmaster"],
  ["Chevrolet", "Camaro|Caprice|Corvette|SS|SSR"],
  ["Chrysler", "Crossfire|Prowler"],
  ["Dodge", "Viper"],
  ["Fiat", "124 Spider"],
  ["Ford", "Crown Victoria|GT|Mustang|Thunderbird"],
  ["Honda", "S2000"],
  ["Hyundai", "Genesis Coupe"],
  ["Lexus", "SC"],
  ["Lincoln", "LS|Mark VIII|Town Car"],
  ["Mazda", "MX-5 Miata|RX-7|RX-8"],
  ["Mercury", "Grand Marquis|Marauder"],
  ["Nissan", "240SX|300ZX|350Z|370Z"],
  ["Pontiac", "Fiero|Firebird|G8|GTO|Solstice"],
  ["Saturn", "Sky"],
  ["Scion", "FR-S"],
  ["Subaru", "BRZ"],
  ["Toyota", "86|Cressida|MR2|Supra"],
]);

/** Never sold here with more than the two front doors. */
const twoDoors = readModels([
  ["Acura", "CL|NSX"],
  ["Audi", "Cabriolet|Coupe|TT"],
  ["BMW", "1-Series|Z3|Z4"],
  ["BMW", "6-Series", 0, 2012],
  ["Buick", "Cascada|Reatta|Riviera"],
  ["Cadillac", "Allante|ELR|Eldorado|XLR"],
  ["Chevrolet", "Beretta|Camaro|Corvette|El Camino|Monte Carlo|SSR"],
  ["Chrysler", "Conquest|Cordoba|Crossfire|Prowler|TC"],
  ["Dodge", "Challenger|Mirada|Stealth|Viper"],
  ["Eagle", "Talon"],
  ["Fiat", "124 Spider|500"],
  ["Ford", "GT|Mustang|Probe|ZX2"],
  ["Ford", "Thunderbird", 1972],
  ["Honda", "CR-Z|CRX|Civic Del Sol|Prelude|S2000"],
  ["Hyundai", "Genesis Coupe|Scoupe|Tiburon"],
  ["Infiniti", "Q60"],
  ["Isuzu", "Impulse"],
  ["Jaguar", "F-TYPE|XJS|XK|XK8"],
  ["Lexus", "RC|SC"],
  ["Lincoln", "Mark VIII"],
  ["Mazda", "MX-3|MX-5 Miata|MX-6|RX-7"],
  ["Mercedes-Benz", "CL-Class|CLK-Class|SL-Class|SLC-Class|SLK-Class"],
  ["Mercury", "Cougar", 1983],
  ["MINI", "Cooper Convertible"],
  ["Mitsubishi", "3000GT|Eclipse|Starion"],
  ["Nissan", "200SX|240SX|300ZX|350Z|370Z|GT-R|NX"],
  ["Oldsmobile", "Toronado"],
  ["Plymouth", "Laser|Prowler"],
  ["Pontiac", "Fiero|Firebird|GTO|Solstice"],
  ["Porsche", "911|924|928|944|968|Boxster|Cayman"],
  ["Saturn", "Sky"],
  ["Scion", "FR-S|iQ|tC"],
  ["smart", "fortwo"],
  ["Subaru", "BRZ|SVX|XT|XT6"],
  ["Toyota", "86|Camry Solara|Celica|MR2|Paseo|Supra"],
  ["Volkswagen", "Beetle|Cabrio|Cabriolet|Corrado|Eos|Scirocco"],
  ["Volvo", "780|C30|C70"],
]);

/** Of these the doors behind the front ones slide. */
const slidingOnly = readModels([
  ["Buick", "Terraza"],
  ["Chevrolet", "Lumina APV|Uplander|Venture"],
  ["Chrysler", "Town & Country|Voyager", 1990],
  ["Chrysler", "Pacifica", 2017],
  ["Dodge", "Caravan|Grand Caravan"],
  ["Ford", "Aerostar|Freestar|Windstar"],
  ["Honda", "Odyssey", 1999],
  ["Hyundai", "Entourage"],
  ["Kia", "Carnival|Sedona"],
  ["Mazda", "MPV", 1999],
  ["Mazda", "Mazda5"],
  ["Mercury", "Monterey|Villager"],
  ["Nissan", "Quest"],
  ["Oldsmobile", "Silhouette"],
  ["Plymouth", "Grand Voyager|Voyager"],
  ["Pontiac", "Montana|Montana SV6|Trans Sport"],
  ["Saturn", "Relay"],
  ["Toyota", "Previa|Sienna"],
  ["Volkswagen", "Routan"],
]);

/** Vans of which they do not. */
const hingedVans = readModels([
  ["Chrysler", "Pacifica", 0, 2008],
  ["Honda", "Odyssey", 0, 1998],
  ["Isuzu", "Oasis"],
  ["Mazda", "MPV", 0, 1998],
]);

/** With the engine behind, under a lid of the body and no cover of its own. */
const rearEngined = readModels([
  ["Chevrolet", "Corvair"],
  ["Volkswagen", "Beetle|Karmann Ghia", 0, 1979],
]);

/** Never sold here with a clutch pedal. */
const withoutClutch = readModels([
  ["Buick", "Enclave|LaCrosse|LeSabre|Lucerne|Park Avenue|Rendezvous|Roadmaster", 1980],
  ["Cadillac", "DTS|Escalade|SRX|XTS"],
  ["Chevrolet", "Avalanche|Suburban|Tahoe|Traverse|Uplander|Venture|Volt", 2000],
  ["Chevrolet", "Impala", 2000],
  ["Chrysler", "300M|Concorde|LHS"],
  ["Chrysler", "Pacifica|Town & Country", 1996],
  ["Dodge", "Grand Caravan", 1996],
  ["Ford", "C-Max|Crown Victoria|Expedition|Flex|Freestar|Windstar"],
  ["Honda", "Odyssey|Pilot|Ridgeline"],
  ["Kia", "Sedona"],
  ["Lexus", "CT|ES|GX|HS|LS|LX|NX|RX", 1994],
  ["Lincoln", "Navigator|Town Car"],
  ["Mercury", "Grand Marquis", 1980],
  ["Toyota", "Avalon|Highlander|Mirai|Prius|Prius C|Prius Prime|Prius V|Sequoia|Sienna"],
]);

/** Sedans that never had a hatch or a wagon beside them. */
const sedanOnly = readModels([
  ["Acura", "ILX|Legend|RL|RLX|TL|TLX|Vigor"],
  ["BMW", "7-Series"],
  ["Buick", "LaCrosse|Lucerne|Verano"],
  ["Cadillac", "ATS|DTS|STS|XTS"],
  ["Chevrolet", "Impala", 2000],
  ["Chrysler", "200|300M|Cirrus|Concorde|Sebring"],
  ["Dodge", "Intrepid|Stratus"],
  ["Ford", "Five Hundred|Fusion"],
  ["Honda", "Accord", 1998, 2009],
  ["Hyundai", "Azera|Sonata"],
  ["Infiniti", "G35|G37|I30|I35|M35|M37|Q45|Q50|Q70"],
  ["Kia", "Amanti|Cadenza|Optima"],
  ["Lexus", "ES|GS|LS"],
  ["Lincoln", "LS|MKZ|Town Car"],
  ["Mercury", "Grand Marquis", 1992],
  ["Mercury", "Milan"],
  ["Nissan", "Altima"],
  ["Nissan", "Maxima", 1989],
  ["Pontiac", "G6"],
  ["Saturn", "Aura"],
  ["Tesla", "Model 3"],
  ["Toyota", "Avalon"],
  ["Toyota", "Camry", 1997],
  ["Volkswagen", "CC|Phaeton"],
]);

/** Cars that were sold as a pickup too, or as something between. */
const alsoPickups = /^(?:Ford (?:Falcon|LTD|Maverick)|Volkswagen Rabbit)$/i;

/** Wagons of these names had a tailgate, the last in 1996. */
const oldWagons =
  /^(?:Buick (?:Century|Electra|LeSabre|Regal|Roadmaster|Skylark)|Chevrolet (?:Caprice|Impala|Malibu|Nova)|Chrysler (?:LeBaron|New Yorker)|Dodge (?:Aries|Dart|Diplomat|Monaco)|Ford (?:Fairmont|Galaxie|Granada|Pinto)|Mercury .*|Oldsmobile .*|Plymouth .*|Pontiac .*)$/i;

/** Of these what closes the trunk is a lid, though they are no sedans. */
const oddTrunks =
  /^(?:Chevrolet SSR|Honda Ridgeline|Land Rover Range Rover Evoque|Lincoln Blackwood|Nissan Murano|Suzuki X-90|Volkswagen (?:Bus|Vanagon))$/i;

/** Wagons of these names had sliding doors. */
const slidingWagons = /^(?:Dodge Colt|Eagle Summit|Nissan Stanza|Plymouth Colt)$/i;

const byKind = { frontDriven, rearDriven, twoDoors, slidingOnly, hingedVans, withoutClutch, sedanOnly, rearEngined };

/** In which years every car of a model is surely so; none where nobody knows. */
export const yearsKnown = (kind: keyof typeof byKind, modelName: string): YearList =>
  byKind[kind].get(modelName.toLowerCase()) ?? [];

const odd = { alsoPickups, oldWagons, oddTrunks, slidingWagons };
export const isOdd = (kind: keyof typeof odd, modelName: string): boolean => odd[kind].test(modelName);
