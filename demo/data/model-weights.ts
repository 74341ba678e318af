/** How often a yard has a model of the catalogue, against the others: make | model | weight. */
export const weightLines = `
Acura|ADX|0.01
Acura|CL|3
Acura|ILX|1
Acura|Integra|7
Acura|Legend|2
Acura|MDX|6
Acura|NSX|0.02
Acura|RDX|2
Acura|RL|2
Acura|RLX|0.2
Acura|RSX|3
Acura|SLX|0.05
Acura|TL|10
Acura|TLX|1
Acura|TSX|5
Acura|Vigor|0.5
Acura|ZDX|0.2
Alfa Romeo|164|0.1
Alfa Romeo|Giulia|0.1
Alfa Romeo|Milano|0.05
Alfa Romeo|Spider|0.05
Alfa Romeo|Stelvio|0.05
Audi|100|0.5
Audi|200|0.05
Audi|4000|0.05
Audi|5000|0.5
Audi|80|0.05
Audi|90|0.05
Audi|A3|2
Audi|A4|10
Audi|A5|1
Audi|A6|5
Audi|A7|0.05
Audi|A8|1
Audi|allroad|1
Audi|Cabriolet|0.05
Audi|Coupe|0.05
Audi|Q3|0.05
Audi|Q5|1.5
Audi|Q7|1.5
Audi|S4|1
Audi|S5|0.05
Audi|S6|0.05
Audi|S8|0.05
Audi|TT|1.5
Audi|V8|0.05
BMW|1-Series|1.5
BMW|3-Series|30
BMW|4-Series|0.7
BMW|5-Series|16
BMW|6-Series|0.8
BMW|7-Series|6
BMW|M3|0.3
BMW|X1|0.8
BMW|X3|4
BMW|X5|6
BMW|Z3|1
BMW|Z4|0.8
Buick|Allure|0.05
Buick|Cascada|0.05
Buick|Century|8
Buick|Electra|0.8
Buick|Enclave|3
Buick|Encore|1
Buick|Envision|0.05
Buick|LaCrosse|5
Buick|LeSabre|9
Buick|Lucerne|3
Buick|Park Avenue|4
Buick|Rainier|0.7
Buick|Reatta|0.05
Buick|Regal|5
Buick|Regal TourX|0.05
Buick|Rendezvous|4
Buick|Riviera|1
Buick|Roadmaster|0.7
Buick|Skyhawk|0.05
Buick|Skylark|2
Buick|Somerset|0.05
Buick|Terraza|0.7
Buick|Verano|1
Cadillac|Allante|0.05
Cadillac|ATS|1
Cadillac|Brougham|0.6
Cadillac|Catera|1
Cadillac|Cimarron|0.05
Cadillac|CT6|0.05
Cadillac|CTS|6
Cadillac|DeVille|8
Cadillac|DTS|3
Cadillac|Eldorado|2
Cadillac|ELR|0.05
Cadillac|Escalade|3
Cadillac|Fleetwood|1
Cadillac|Seville|3
Cadillac|SRX|3
Cadillac|STS|2
Cadillac|XLR|0.05
Cadillac|XTS|0.6
Chevrolet|Astro|6
Chevrolet|Avalanche|3
Chevrolet|Aveo|6
Chevrolet|Beretta|1
Chevrolet|Blazer|8
Chevrolet|Bolt EV|0.1
Chevrolet|C/K Pickup|12
Chevrolet|Camaro|4
Chevrolet|Caprice|2
Chevrolet|Captiva Sport|1
Chevrolet|Cavalier|12
Chevrolet|Celebrity|0.5
Chevrolet|Chevette|0.3
Chevrolet|Citation|0.05
Chevrolet|City Express|0.3
Chevrolet|Cobalt|9
Chevrolet|Colorado|5
Chevrolet|Corsica|1.5
Chevrolet|Corvette|0.15
Chevrolet|Cruze|7
Chevrolet|El Camino|0.8
Chevrolet|Epica|0.2
Chevrolet|Equinox|9
Chevrolet|Express|5
Chevrolet|G-Series Van|2
Chevrolet|HHR|5
Chevrolet|Impala|20
Chevrolet|Lumina|4
Chevrolet|Lumina APV|0.05
Chevrolet|LUV|0.3
Chevrolet|Malibu|20
Chevrolet|Malibu Classic|0.05
Chevrolet|Metro|0.7
Chevrolet|Monte Carlo|5
Chevrolet|Nova|0.8
Chevrolet|Optra|0.3
Chevrolet|Orlando|0.2
Chevrolet|Prizm|2
Chevrolet|S-10|11
Chevrolet|Silverado|24
Chevrolet|Sonic|2
Chevrolet|Spark|1.5
Chevrolet|SS|0.05
Chevrolet|SSR|0.03
Chevrolet|Suburban|9
Chevrolet|Tahoe|14
Chevrolet|Tracker|2
Chevrolet|Trailblazer|12
Chevrolet|Traverse|4
Chevrolet|Trax|1
Chevrolet|Uplander|4
Chevrolet|Venture|5
Chevrolet|Volt|0.6
Chrysler|200|6
Chrysler|300|9
Chrysler|300M|4
Chrysler|Aspen|0.8
Chrysler|Cirrus|2
Chrysler|Concorde|5
Chrysler|Conquest|0.05
Chrysler|Cordoba|0.2
Chrysler|Crossfire|0.4
Chrysler|Dynasty|0.05
Chrysler|Fifth Avenue|0.5
Chrysler|Imperial|0.05
Chrysler|LeBaron|1.5
Chrysler|LHS|1.5
Chrysler|New Yorker|1
Chrysler|Pacifica|6
Chrysler|Prowler|0.02
Chrysler|PT Cruiser|11
Chrysler|Sebring|13
Chrysler|TC|0.05
Chrysler|Town & Country|16
Chrysler|Voyager|2
Daewoo|Lanos|1
Daewoo|Leganza|0.8
Daewoo|Nubira|0.8
Dodge|600|0.05
Dodge|Aries|0.05
Dodge|Avenger|6
Dodge|Caliber|6
Dodge|Caravan|10
Dodge|Challenger|1
Dodge|Charger|8
Dodge|Colt|0.3
Dodge|D-Series Pickup|1.2
Dodge|Dakota|10
Dodge|Dart|2.5
Dodge|Daytona|0.05
Dodge|Diplomat|0.05
Dodge|Durango|9
Dodge|Dynasty|0.05
Dodge|Grand Caravan|22
Dodge|Intrepid|7
Dodge|Journey|5
Dodge|Lancer|0.05
Dodge|Magnum|2
Dodge|Mirada|0.05
Dodge|Monaco|0.05
Dodge|Neon|8
Dodge|Nitro|2
Dodge|Omni|0.2
Dodge|Raider|0.05
Dodge|Ram 1500|16
Dodge|Ram 2500|5
Dodge|Ram 50|0.4
Dodge|Ram Van|3
Dodge|Ramcharger|0.3
Dodge|Shadow|0.7
Dodge|Spirit|0.6
Dodge|Sprinter|0.7
Dodge|Stealth|0.3
Dodge|Stratus|9
Dodge|Viper|0.01
Eagle|Summit|0.6
Eagle|Talon|1
Eagle|Vision|0.7
Fiat|124 Spider|0.1
Fiat|500|3
Fiat|500L|0.8
Fiat|500X|0.4
Ford|Aerostar|2
Ford|Aspire|0.6
Ford|Bronco|3
Ford|Bronco II|0.8
Ford|C-Max|1
Ford|Contour|3
Ford|Courier|0.3
Ford|Crown Victoria|8
Ford|E-150|5
Ford|E-250|3
Ford|E-350|2
Ford|E-450|0.4
Ford|EcoSport|0.5
Ford|Edge|5
Ford|Escape|18
Ford|Escort|7
Ford|Excursion|1
Ford|Expedition|11
Ford|Expedition EL|0.05
Ford|Explorer|26
Ford|Explorer Sport Trac|3
Ford|F-100|0.9
Ford|F-150|34
Ford|F-250|7
Ford|F-350|2
Ford|F-450|0.2
Ford|Fairmont|0.3
Ford|Falcon|0.3
Ford|Festiva|0.6
Ford|Fiesta|4
Ford|Five Hundred|3
Ford|Flex|2
Ford|Focus|22
Ford|Freestar|4
Ford|Freestyle|2
Ford|Fusion|16
Ford|Galaxie|0.3
Ford|Granada|0.3
Ford|GT|0.002
Ford|LTD|0.6
Ford|Maverick|0.3
Ford|Mustang|12
Ford|Mustang Mach-E|0.05
Ford|Pinto|0.3
Ford|Probe|2
Ford|Ranger|15
Ford|Taurus|22
Ford|Taurus X|1
Ford|Tempo|1.5
Ford|Thunderbird|3
Ford|Transit|0.8
Ford|Transit Connect|2
Ford|Windstar|7
Ford|ZX2|1.5
Genesis|G70|0.05
Genesis|G80|0.08
Genesis|G90|0.03
Geo|Metro|2
Geo|Prizm|3
Geo|Storm|0.5
Geo|Tracker|1.5
GMC|Acadia|3
GMC|C/K Pickup|1.5
GMC|Canyon|2
GMC|Envoy|7
GMC|Jimmy|4
GMC|Safari|2
GMC|Savana|2
GMC|Sierra|12
GMC|Sonoma|3
GMC|Suburban|1
GMC|Terrain|2
GMC|Vandura|0.7
GMC|Yukon|7
GMC|Yukon XL|3
Honda|Accord|44
Honda|Civic|44
Honda|Civic Del Sol|0.8
Honda|Clarity|0.05
Honda|CR-V|12
Honda|CR-Z|0.4
Honda|Crosstour|0.5
Honda|CRX|0.7
Honda|Element|2.5
Honda|Fit|3
Honda|HR-V|1
Honda|Insight|1
Honda|Odyssey|14
Honda|Passport|2
Honda|Pilot|6
Honda|Prelude|2
Honda|Ridgeline|1.5
Honda|S2000|0.1
Hummer|H1|0.05
Hummer|H2|0.6
Hummer|H3|1.2
Hummer|H3T|0.1
Hyundai|Accent|9
Hyundai|Azera|1.5
Hyundai|Elantra|14
Hyundai|Elantra GT|0.05
Hyundai|Elantra Touring|0.05
Hyundai|Entourage|0.7
Hyundai|Equus|0.05
Hyundai|Excel|0.4
Hyundai|Genesis|1
Hyundai|Genesis Coupe|0.6
Hyundai|Ioniq|0.3
Hyundai|Kona|0.5
Hyundai|Palisade|0.05
Hyundai|Pony|0.05
Hyundai|Santa Fe|8
Hyundai|Santa Fe Sport|0.05
Hyundai|Scoupe|0.2
Hyundai|Sonata|14
Hyundai|Stellar|0.05
Hyundai|Tiburon|3
Hyundai|Tucson|4
Hyundai|Veloster|1.2
Hyundai|Venue|0.2
Hyundai|Veracruz|0.8
Hyundai|XG300|0.5
Hyundai|XG350|1.5
Infiniti|EX35|0.05
Infiniti|FX35|2
Infiniti|FX37|0.05
Infiniti|FX45|0.05
Infiniti|FX50|0.05
Infiniti|G20|1.5
Infiniti|G25|0.05
Infiniti|G35|5
Infiniti|G37|2
Infiniti|I30|4
Infiniti|I35|1.5
Infiniti|J30|1
Infiniti|JX35|0.3
Infiniti|M30|0.05
Infiniti|M35|1.5
Infiniti|M35h|0.05
Infiniti|M37|0.05
Infiniti|M45|0.05
Infiniti|M56|0.05
Infiniti|Q40|0.05
Infiniti|Q45|1.5
Infiniti|Q50|0.8
Infiniti|Q60|0.05
Infiniti|Q70|0.05
Infiniti|QX30|0.05
Infiniti|QX4|2
Infiniti|QX50|0.05
Infiniti|QX56|0.9
Infiniti|QX60|0.4
Infiniti|QX70|0.05
Infiniti|QX80|0.05
Isuzu|Amigo|0.5
Isuzu|Ascender|0.7
Isuzu|Axiom|0.5
Isuzu|Hombre|0.5
Isuzu|i-280|0.05
Isuzu|i-290|0.05
Isuzu|i-350|0.05
Isuzu|i-370|0.05
Isuzu|I-Mark|0.05
Isuzu|Impulse|0.05
Isuzu|NPR|0.3
Isuzu|Oasis|0.2
Isuzu|Pickup|0.4
Isuzu|Rodeo|3
Isuzu|Stylus|0.05
Isuzu|Trooper|2.05
Isuzu|VehiCross|0.05
Jaguar|F-PACE|0.05
Jaguar|F-TYPE|0.05
Jaguar|S-Type|2
Jaguar|Vanden Plas|0.05
Jaguar|X-Type|2
Jaguar|XE|0.05
Jaguar|XF|0.6
Jaguar|XJ|0.05
Jaguar|XJ12|0.05
Jaguar|XJ6|0.8
Jaguar|XJ8|1.2
Jaguar|XJR|0.05
Jaguar|XJS|0.2
Jaguar|XK|0.05
Jaguar|XK8|0.4
Jeep|Cherokee|9
Jeep|CJ-5|0.1
Jeep|CJ-7|0.1
Jeep|CJ-8 Scrambler|0.05
Jeep|Comanche|0.4
Jeep|Commander|3
Jeep|Compass|4
Jeep|Gladiator|0.05
Jeep|Grand Cherokee|20
Jeep|Grand Wagoneer|0.05
Jeep|J-10|0.05
Jeep|J-20|0.05
Jeep|Liberty|11
Jeep|Patriot|5
Jeep|Renegade|1
Jeep|Wagoneer|0.2
Jeep|Wrangler|3
Kia|Amanti|1
Kia|Borrego|0.2
Kia|Cadenza|0.2
Kia|Forte|5
Kia|Forte Koup|0.05
Kia|K5|0.05
Kia|K900|0.05
Kia|Niro|0.05
Kia|Optima|8
Kia|Rio|5
Kia|Rondo|1.2
Kia|Sedona|6
Kia|Seltos|0.05
Kia|Sephia|1.5
Kia|Sorento|7
Kia|Soul|4
Kia|Spectra|6
Kia|Sportage|5
Kia|Stinger|0.05
Kia|Telluride|0.05
Land Rover|Discovery|2
Land Rover|Discovery Sport|0.05
Land Rover|Freelander|1
Land Rover|LR2|0.5
Land Rover|LR3|1
Land Rover|LR4|0.2
Land Rover|Range Rover|1.5
Land Rover|Range Rover Evoque|0.05
Land Rover|Range Rover Sport|0.8
Lexus|CT|0.5
Lexus|ES|9
Lexus|GS|3
Lexus|GX|0.6
Lexus|HS|0.3
Lexus|IS|4
Lexus|LS|3
Lexus|LX|0.3
Lexus|NX|0.3
Lexus|RC|0.05
Lexus|RX|6
Lexus|SC|0.7
Lexus|UX|0.05
Lincoln|Aviator|1.2
Lincoln|Blackwood|0.05
Lincoln|Continental|3
Lincoln|Corsair|0.05
Lincoln|LS|4
Lincoln|Mark LT|0.05
Lincoln|Mark VIII|1
Lincoln|MKC|0.05
Lincoln|MKS|0.6
Lincoln|MKT|0.05
Lincoln|MKX|1.2
Lincoln|MKZ|3
Lincoln|Nautilus|0.05
Lincoln|Navigator|4
Lincoln|Town Car|7
Lincoln|Zephyr|0.6
Mazda|323|0.5
Mazda|626|7
Mazda|929|0.4
Mazda|B-Series|3
Mazda|CX-3|0.3
Mazda|CX-30|0.05
Mazda|CX-5|1.5
Mazda|CX-7|2.5
Mazda|CX-9|1.5
Mazda|GLC|0.1
Mazda|Mazda2|0.4
Mazda|Mazda3|10
Mazda|Mazda5|1.5
Mazda|Mazda6|9
Mazda|Millenia|1.5
Mazda|MPV|4
Mazda|MX-3|0.3
Mazda|MX-5 Miata|0.9
Mazda|MX-6|0.7
Mazda|Navajo|0.2
Mazda|Protege|7
Mazda|RX-7|0.2
Mazda|RX-8|1
Mazda|Tribute|5
Mercedes-Benz|190|0.6
Mercedes-Benz|240|0.3
Mercedes-Benz|260|0.05
Mercedes-Benz|280|0.05
Mercedes-Benz|300|1
Mercedes-Benz|350|0.05
Mercedes-Benz|380|0.05
Mercedes-Benz|420|0.05
Mercedes-Benz|500|0.05
Mercedes-Benz|560|0.05
Mercedes-Benz|A-Class|0.05
Mercedes-Benz|B-Class|0.05
Mercedes-Benz|C-Class|13
Mercedes-Benz|C-Class Wagon|0.6
Mercedes-Benz|CL-Class|0.05
Mercedes-Benz|CLA-Class|0.4
Mercedes-Benz|CLK-Class|2.5
Mercedes-Benz|CLS-Class|0.5
Mercedes-Benz|E-Class|10
Mercedes-Benz|G-Class|0.05
Mercedes-Benz|GL-Class|0.9
Mercedes-Benz|GLA-Class|0.2
Mercedes-Benz|GLB-Class|0.05
Mercedes-Benz|GLC-Class|0.2
Mercedes-Benz|GLE-Class|0.05
Mercedes-Benz|GLK-Class|0.5
Mercedes-Benz|GLS-Class|0.05
Mercedes-Benz|M-Class|6
Mercedes-Benz|Metris|0.05
Mercedes-Benz|R-Class|0.6
Mercedes-Benz|S-Class|5
Mercedes-Benz|SL-Class|0.4
Mercedes-Benz|SLC-Class|0.05
Mercedes-Benz|SLK-Class|0.8
Mercedes-Benz|Sprinter|0.3
Mercury|Capri|0.2
Mercury|Cougar|3
Mercury|Grand Marquis|7
Mercury|Lynx|0.05
Mercury|Marauder|0.05
Mercury|Mariner|3
Mercury|Marquis|0.05
Mercury|Milan|3
Mercury|Montego|0.8
Mercury|Monterey|0.7
Mercury|Mountaineer|4
Mercury|Mystique|1
Mercury|Sable|6
Mercury|Topaz|0.4
Mercury|Tracer|1
Mercury|Villager|3
Mercury|Zephyr|0.05
MINI|Cooper|4
MINI|Cooper Clubman|0.6
MINI|Cooper Convertible|0.5
MINI|Cooper Countryman|0.7
Mitsubishi|3000GT|0.3
Mitsubishi|Cordia|0.05
Mitsubishi|Diamante|1.5
Mitsubishi|Eclipse|5
Mitsubishi|Eclipse Cross|0.05
Mitsubishi|Endeavor|2
Mitsubishi|Expo|0.2
Mitsubishi|Galant|8
Mitsubishi|i-MiEV|0.05
Mitsubishi|Lancer|5
Mitsubishi|Lancer Evolution|0.02
Mitsubishi|Mighty Max|0.4
Mitsubishi|Mirage|3
Mitsubishi|Mirage G4|0.05
Mitsubishi|Montero|1
Mitsubishi|Montero Sport|2.5
Mitsubishi|Outlander|3
Mitsubishi|Outlander Sport|1
Mitsubishi|Precis|0.05
Mitsubishi|Raider|0.3
Mitsubishi|RVR|0.05
Mitsubishi|Sigma|0.05
Mitsubishi|Starion|0.05
Mitsubishi|Tredia|0.05
Nissan|200SX|1
Nissan|210|0.1
Nissan|240SX|0.7
Nissan|280Z|0.05
Nissan|300ZX|0.4
Nissan|350Z|0.8
Nissan|370Z|0.2
Nissan|Altima|30
Nissan|Armada|2
Nissan|Axxess|0.05
Nissan|Cube|1
Nissan|Frontier|7
Nissan|GT-R|0.05
Nissan|Juke|0.8
Nissan|Kicks|0.4
Nissan|Leaf|0.7
Nissan|Maxima|15
Nissan|Micra|0.2
Nissan|Murano|6
Nissan|NV|0.3
Nissan|NV200|0.4
Nissan|NX|0.05
Nissan|Pathfinder|9
Nissan|Pickup|4
Nissan|Pulsar|0.2
Nissan|Quest|5
Nissan|Rogue|5
Nissan|Rogue Sport|0.05
Nissan|Sentra|20
Nissan|Stanza|0.5
Nissan|Titan|2.5
Nissan|Van|0.05
Nissan|Versa|8
Nissan|Versa Note|0.05
Nissan|X-Trail|0.2
Nissan|Xterra|6
Oldsmobile|Achieva|1
Oldsmobile|Alero|7
Oldsmobile|Aurora|2
Oldsmobile|Bravada|2
Oldsmobile|Custom Cruiser|0.05
Oldsmobile|Cutlass|1
Oldsmobile|Cutlass Calais|0.05
Oldsmobile|Cutlass Ciera|2
Oldsmobile|Cutlass Supreme|4
Oldsmobile|Delta 88|0.5
Oldsmobile|Eighty Eight|2
Oldsmobile|Firenza|0.05
Oldsmobile|Intrigue|3
Oldsmobile|LSS|0.05
Oldsmobile|Ninety Eight|0.8
Oldsmobile|Omega|0.05
Oldsmobile|Regency|0.05
Oldsmobile|Silhouette|2
Oldsmobile|Toronado|0.4
Plymouth|Acclaim|0.8
Plymouth|Breeze|1.5
Plymouth|Caravelle|0.05
Plymouth|Colt|0.05
Plymouth|Duster|0.2
Plymouth|Gran Fury|0.05
Plymouth|Grand Voyager|2
Plymouth|Horizon|0.1
Plymouth|Laser|0.3
Plymouth|Neon|3
Plymouth|Prowler|0.05
Plymouth|Reliant|0.2
Plymouth|Sundance|0.4
Plymouth|Turismo|0.05
Plymouth|Valiant|0.3
Plymouth|Voyager|4
Pontiac|6000|0.4
Pontiac|Acadian|0.05
Pontiac|Aztek|1.5
Pontiac|Bonneville|5
Pontiac|Catalina|0.3
Pontiac|Fiero|0.2
Pontiac|Firebird|2
Pontiac|Firefly|0.05
Pontiac|G3|0.05
Pontiac|G5|1
Pontiac|G6|9
Pontiac|G8|0.2
Pontiac|Grand Am|10
Pontiac|Grand Prix|10
Pontiac|GTO|0.1
Pontiac|Le Mans|0.3
Pontiac|Montana|3
Pontiac|Montana SV6|1
Pontiac|Parisienne|0.05
Pontiac|Phoenix|0.05
Pontiac|Pursuit|0.3
Pontiac|Solstice|0.1
Pontiac|Sunbird|1
Pontiac|Sunfire|5
Pontiac|T1000|0.05
Pontiac|Tempest|0.05
Pontiac|Torrent|1.5
Pontiac|Trans Sport|1
Pontiac|Vibe|4
Pontiac|Wave|0.4
Porsche|911|0.05
Porsche|924|0.1
Porsche|928|0.05
Porsche|944|0.2
Porsche|968|0.05
Porsche|Boxster|0.2
Porsche|Cayenne|0.4
Porsche|Cayman|0.05
Porsche|Macan|0.05
Porsche|Panamera|0.05
Ram|1500|6
Ram|2500|1.5
Ram|3500|0.6
Ram|ProMaster|0.7
Ram|ProMaster City|0.6
Saab|9-3|2.5
Saab|9-5|1.8
Saab|9-7X|0.2
Saab|900|1
Saab|9000|0.3
Saturn|Astra|0.3
Saturn|Aura|2.5
Saturn|Ion|5
Saturn|L-Series|4
Saturn|Outlook|1
Saturn|Relay|1
Saturn|S-Series|9
Saturn|Sky|0.1
Saturn|Vue|5
Scion|FR-S|0.2
Scion|iA|0.2
Scion|iM|0.2
Scion|iQ|0.3
Scion|tC|6
Scion|xA|2
Scion|xB|5
Scion|xD|2
smart|fortwo|1.2
Subaru|Ascent|0.1
Subaru|Baja|0.4
Subaru|Brat|0.1
Subaru|BRZ|0.05
Subaru|Crosstrek|1
Subaru|DL|0.05
Subaru|Forester|9
Subaru|GL|0.3
Subaru|Impreza|8
Subaru|Impreza WRX|1
Subaru|Justy|0.1
Subaru|Legacy|8
Subaru|Loyale|0.3
Subaru|Outback|10
Subaru|RX|0.05
Subaru|SVX|0.1
Subaru|Tribeca|0.7
Subaru|XT|0.1
Subaru|XT6|0.05
Suzuki|Aerio|1.5
Suzuki|Equator|0.1
Suzuki|Esteem|0.8
Suzuki|Forenza|2
Suzuki|Forsa|0.05
Suzuki|Grand Vitara|2
Suzuki|Kizashi|0.3
Suzuki|Reno|1
Suzuki|Samurai|0.2
Suzuki|Sidekick|0.8
Suzuki|Swift|0.5
Suzuki|SX4|1.5
Suzuki|Verona|0.7
Suzuki|Vitara|0.5
Suzuki|X-90|0.05
Suzuki|XL-7|1.5
Tesla|Model 3|0.2
Tesla|Model S|0.12
Tesla|Model X|0.04
Tesla|Model Y|0.08
Toyota|4Runner|6
Toyota|86|0.05
Toyota|Avalon|8
Toyota|C-HR|0.2
Toyota|Camry|48
Toyota|Camry Solara|6
Toyota|Celica|4
Toyota|Corolla|40
Toyota|Corolla Cross|0.05
Toyota|Corolla iM|0.05
Toyota|Corona|0.2
Toyota|Cressida|0.8
Toyota|Echo|4
Toyota|FJ Cruiser|0.3
Toyota|Highlander|5
Toyota|Land Cruiser|0.4
Toyota|Matrix|6
Toyota|Mirai|0.05
Toyota|MR2|0.2
Toyota|Paseo|1
Toyota|Pickup|5
Toyota|Previa|2
Toyota|Prius|11
Toyota|Prius C|0.7
Toyota|Prius Prime|0.05
Toyota|Prius V|0.5
Toyota|RAV4|7
Toyota|Sequoia|2
Toyota|Sienna|12
Toyota|Starlet|0.1
Toyota|Supra|0.2
Toyota|T100|1.2
Toyota|Tacoma|6
Toyota|Tercel|5
Toyota|Tundra|4
Toyota|Van|0.4
Toyota|Venza|1
Toyota|Yaris|5
Toyota|Yaris iA|0.05
Volkswagen|Arteon|0.05
Volkswagen|Atlas|0.2
Volkswagen|Beetle|9
Volkswagen|Bus|0.1
Volkswagen|Cabrio|1.5
Volkswagen|Cabriolet|0.3
Volkswagen|CC|0.8
Volkswagen|Corrado|0.1
Volkswagen|Dasher|0.05
Volkswagen|e-Golf|0.05
Volkswagen|Eos|0.3
Volkswagen|Eurovan|0.4
Volkswagen|Fox|0.3
Volkswagen|Golf|6
Volkswagen|Golf Alltrack|0.05
Volkswagen|Golf R|0.05
Volkswagen|Golf SportWagen|0.2
Volkswagen|GTI|2
Volkswagen|ID.4|0.05
Volkswagen|Jetta|20
Volkswagen|Passat|12
Volkswagen|Phaeton|0.05
Volkswagen|Quantum|0.05
Volkswagen|R32|0.05
Volkswagen|Rabbit|2
Volkswagen|Routan|0.6
Volkswagen|Scirocco|0.1
Volkswagen|Taos|0.05
Volkswagen|Tiguan|1.5
Volkswagen|Touareg|1.2
Volkswagen|Vanagon|0.2
Volvo|240|1.5
Volvo|260|0.05
Volvo|740|1
Volvo|760|0.2
Volvo|780|0.05
Volvo|850|3
Volvo|940|1.5
Volvo|960|0.8
Volvo|C30|0.5
Volvo|C40|0.05
Volvo|C70|0.6
Volvo|S40|4
Volvo|S60|5
Volvo|S70|3
Volvo|S80|4
Volvo|S90|0.4
Volvo|V40|1
Volvo|V50|0.7
Volvo|V60|0.1
Volvo|V70|4
Volvo|V90|0.05
Volvo|XC40|0.05
Volvo|XC60|0.4
Volvo|XC70|1.5
Volvo|XC90|3
`;
