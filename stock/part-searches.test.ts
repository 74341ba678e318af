import { beforeAll, describe, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { findParts } from "./find-parts.ts";
import type { Stock } from "./stock.ts";

/** How people ask for a part, in either language and as they spell it: the part's English name | what they type. */
const searches = `
Engine, complete | motor completo | motores | engine | máquina | maquina de carro | motor armado | engine assembly
Cylinder head | cabeza | cabeza de motor | culata | cabezote | cylinder head | cabesa
Valve cover | tapa de punterías | tapa de punterias | tapa de válvulas | valve cover | rocker cover
Oil pan | cárter | carter | charola de aceite | oil pan | sump
Oil pump | bomba de aceite | oil pump | bomba aceite
Intake manifold | múltiple de admisión | multiple de admision | intake manifold | intake
Exhaust manifold | múltiple de escape | multiple de escape | exhaust manifold | header | jeder
Throttle body | cuerpo de aceleración | cuerpo de aceleracion | throttle body
Turbocharger | turbo | turbocargador | turbocharger
Camshaft | árbol de levas | arbol de levas | camshaft
Crankshaft | cigüeñal | ciguenal | siguenal | crankshaft
Engine mount | soporte de motor | base de motor | motor mount | engine mount
Belt tensioner | tensor de banda | tensor | belt tensioner
Serpentine belt | banda de accesorios | banda | correa | serpentine belt | drive belt
Mass air flow sensor | sensor maf | maf | mass air flow | sensor de flujo
Fuel pump | bomba de gasolina | bomba gasolina | fuel pump | gas pump | bomba de combustible
Fuel tank | tanque de gasolina | gas tank | fuel tank
Fuel injector | inyector | inyectores | injector | fuel injector
Gas cap | tapón de gasolina | tapon de gasolina | gas cap
Carburetor | carburador | carburetor | carb
Accelerator pedal | pedal del acelerador | gas pedal
Automatic transmission | transmisión automática | transmision | trasmision | caja automática | tranny | transmission
Manual transmission | transmisión estándar | caja de cambios | stick shift | manual transmission
Torque converter | convertidor de torque | turbina | torque converter
Transfer case | caja de transferencia | transfer | transfer case
Clutch assembly | clutch | cloch | cluch | embrague | croche
Differential | diferencial | pera | differential
CV axle | flecha homocinética | flecha | palier | cv axle | half shaft | semieje | espiga
Driveshaft | cardán | cardan | flecha cardán | driveshaft
Universal joint | cruceta | u joint | universal joint
Shifter assembly | palanca de cambios | shifter
Alternator | alternador | alternadores | alternater | alternador chico | generador | alternator
Starter | marcha | marchas | estarter | starter | motor de arranque | burro de arranque | arranque
Battery | batería | bateria | acumulador | battery | vateria
Ignition coil | bobina | bovina | bobina de encendido | coil | coil pack | ignition coil
Distributor | distribuidor | distributor
Spark plug | bujía | bujias | bujía | candela | spark plug
Ignition switch with key | switch de encendido | suich de encendido | ignition switch | cilindro de llave
Engine computer (ECM) | computadora | computadora de motor | ecu | ecm | pcm | engine computer
Fuse box | caja de fusibles | fusiblera | fuse box | fuse panel
Relay | relevador | relay | relé
Engine wiring harness | arnés de motor | arnes | harness | engine harness
Instrument cluster | tablero de instrumentos | velocímetro | velocimetro | cluster | gauge cluster | speedometer
Radio or head unit | estéreo | estereo | radio | stereo
Speaker | bocina | vocina | bocinas | speaker
Wiper motor | motor de limpiadores | motor de limpiaparabrisas | wiper motor | motor de los wipers
Window motor | motor de elevador | motor de vidrio eléctrico | window motor
Window switch | switch de elevador | botón de vidrio | window switch
Turn signal switch | palanca de direccionales | turn signal switch
Horn | claxon | corneta | pito | horn
Clock spring | reloj de volante | clock spring
Backup camera | cámara de reversa | camara de reversa | backup camera
Radiator | radiador | radiadores | boila | radiator
Radiator fan | abanico | ventilador del radiador | ventilador | motoventilador | radiator fan | cooling fan
Water pump | bomba de agua | water pump | bomba agua
Thermostat housing | toma de agua | thermostat housing | carcasa del termostato
Coolant reservoir | depósito de anticongelante | tanque de recuperación | coolant reservoir | overflow tank
Radiator hose | manguera del radiador | manguera superior del radiador | radiator hose
Heater core | radiador de calefacción | heater core | calefactor
A/C compressor | compresor | compresor del aire | compresor de clima | ac compressor | a/c compressor
A/C condenser | condensador | ac condenser
Blower motor | motor soplador | soplador | blower motor | blower
Catalytic converter | catalizador | catalitico | convertidor catalítico | cat | catalytic converter
Muffler | mofle | mofles | mufler | muffler | silenciador | escape
Oxygen sensor | sensor de oxígeno | sensor de oxigeno | o2 sensor | sonda lambda | oxygen sensor
Brake caliper | cáliper | caliper | mordaza | calíper de freno | brake caliper
Brake rotor | disco de freno | disco | rotor | brake rotor | brake disc
Brake drum | tambor de freno | tambor | brake drum
Brake pads | balatas | balata | pastillas de freno | brake pads | valatas
Brake booster | booster | buster de frenos | servofreno | brake booster
Brake master cylinder | cilindro maestro | bomba de frenos | master cylinder
ABS pump and module | módulo abs | bomba abs | abs module
Parking brake lever | freno de mano | palanca del freno de mano | parking brake | hand brake
Strut assembly | strut | puntal | struts
Shock absorber | amortiguador | amortiguadores | shock | shocks | amortiguador delantero
Coil spring | resorte | espiral | coil spring
Leaf spring | muelle | muelles | leaf spring | ballesta
Control arm | horquilla | bandeja | control arm | brazo de control
Ball joint | rótula | rotula | ball joint
Steering knuckle | mango de dirección | muñón | knuckle | spindle
Wheel hub with bearing | maza | masa de rueda | balero | hub | wheel bearing | wheel hub
Sway bar | barra estabilizadora | sway bar
Sway bar link | tornillo estabilizador | cacahuate | sway bar link
Subframe | subchasis | cuna | subframe | puente de motor
Steering rack | cremallera de dirección | cremallera | rack and pinion | steering rack
Power steering pump | bomba de dirección | bomba del power | licuadora | power steering pump
Steering column | columna de dirección | steering column
Steering wheel | volante | timón | steering wheel
Tie rod end | terminal de dirección | terminal | tie rod
Alloy wheel | rin | rines | rin de aluminio | rim | alloy wheel | rines 17
Tire | llanta | llantas | tire | tires | goma | yanta
Spare tire | llanta de refacción | llanta de refaccion | spare tire | donut
Hubcap | tapón de rin | polvera | hubcap | copa
Lug nut set | birlos | tuercas de rueda | lug nuts
Hood | cofre | capó | hood | bonete | cofre de carro
Bumper cover | fascia | facia | fascia delantera | bumper cover
Bumper, complete | defensa | defenza | bompa | bumper | parachoques | defensa trasera
Grille | parrilla | grille | parilla
Fender | salpicadera | guardafango | guardalodo | fender | salpicadera izquierda
Door, complete | puerta | puertas | door | puerta delantera | puerta derecha
Outside door handle | manija | manija exterior | jaladera | door handle
Door latch and lock | chapa | chapa de puerta | cerradura | door lock
Trunk lid | cajuela | tapa de cajuela | trunk | trunk lid | maletero
Liftgate | quinta puerta | liftgate | portón trasero | hatch
Tailgate | tapa de la caja | tapa de batea | tailgate
Pickup bed | caja de pickup | batea | cama de troca | truck bed
Running board | estribo | estribos | running board | side step
Spoiler | alerón | aleron | spoiler
Tow hitch | tirón | jalón | tow hitch | hitch
Side mirror | espejo | espejos | retrovisor | side mirror | espejo lateral | mirror
Windshield | parabrisas | vidrio delantero | windshield | parabrizas
Back glass | medallón | medallon | vidrio trasero | back glass | rear window
Door glass | vidrio de puerta | ventana | ventanilla | door glass | window glass
Window regulator | elevador | elevador de vidrio | window regulator | elevador eléctrico
Sunroof assembly | quemacocos | sunroof | moonroof
Headlight | faro | faros | foco delantero | headlight | headlamp | mica de faro | luz de enfrente
Taillight | calavera | calaveras | calabera | stop | taillight | tail light | luz trasera
Fog light | faro de niebla | fog light | faro antiniebla
Turn signal | direccional | direccionales | turn signal | blinker | cuarto
Bucket seat | asiento | asientos | seat | bucket seat
Seat belt | cinturón | cinturon de seguridad | seat belt
Dashboard | tablero | dash | dashboard
Glove box | guantera | glove box
Center console | consola | center console
Door panel | tapa de puerta | vestidura | door panel
Carpet | alfombra | carpet
Headliner | cielo | toldo | headliner
Sun visor | visera | parasol | sun visor
Jack and tools | gato | jack | llave de cruz
Key fob | control de llave | key fob | llave con control
Camper shell | camper | cápsula | camper shell
Winch | malacate | winche | winch
Bed liner | forro de la caja | bedliner | bed liner
Tonneau cover | tapa rígida | lona de caja | tonneau | bed cover
Locking hub | maza libre | maza 4x4 | hub 4x4 | locking hub
Sliding door | puerta corrediza | sliding door | puertas corredizas
Cargo door | puerta de carga | cargo door
Pitman arm | brazo pitman | pitman arm | pitman
Steering gear box | caja de dirección | sinfín | sinfin | steering gear box
Torsion bar | barra de torsión | barra de torsion | torsion bar
Rear axle assembly | eje trasero | puente trasero | rear end | rear axle
Front axle assembly | eje delantero | puente delantero | front axle
Sliding rear window | medallón corredizo | medallon corredizo | sliding rear window
Tailgate handle | manija de la tapa | tailgate handle
Cab, bare | cabina | cabina sin vestir
Frame section | chasis | sección de chasis | frame
Transfer case motor | motor de 4x4 | shift motor
`;

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

const rows = searches
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [part = "", ...typed] = line.split(" | ");
    return typed.map((words) => [words, part] as const);
  });

describe("every everyday name of a part", () => {
  it("is tried by at least 300 searches", () => expect(rows.length).toBeGreaterThanOrEqual(300));

  it.each(rows)("%s finds %s", (typed, part) => {
    const names = [...findParts(stock.prices, typed)].map((at) => stock.prices.parts[at]?.name.en ?? "");
    expect(
      names.some((name) => name === part || name.startsWith(`${part},`)),
      names.slice(0, 8).join(" · "),
    ).toBe(true);
  });
});
