/**
 * The parts that a yard sells, one a line: id | category | English | Spanish | gender of the Spanish noun | more Spanish
 * names | more English names | price of a car's in dollars | core | variants (demo/part-variants.ts) | both, car or truck.
 * A * says where the kind stands in a Spanish name that does not end with it.
 */
export const partLines = `
engine-complete|engine|Engine, complete|Motor completo|m|motor armado, máquina|motor, engine assembly|239.99|40|cyl|both
long-block|engine|Long block|Motor tres cuartos|m|long block, motor 3/4|bare engine|199.99|40|cyl|both
engine-block|engine|Engine block|Monoblock|m|bloque de motor, bloque|short block|109.99|25|cyl|both
cylinder-head|engine|Cylinder head|Cabeza de motor|f|culata, cabezote|head|64.99|12|cyl|both
valve-cover|engine|Valve cover|Tapa de punterías|f|tapa de válvulas|rocker cover|19.99|0||both
oil-pan|engine|Oil pan|Cárter de aceite|m|cárter|sump|24.99|0||both
oil-pump|engine|Oil pump|Bomba de aceite|f|||19.99|3||both
oil-cooler|engine|Oil cooler|Enfriador de aceite|m|radiador de aceite||24.99|0||both
intake-manifold|engine|Intake manifold|Múltiple de admisión|m|colector de admisión|intake|44.99|8|cyl|both
exhaust-manifold|engine|Exhaust manifold|Múltiple de escape|m|colector de escape, header|header|34.99|6|cyl|both
throttle-body|engine|Throttle body|Cuerpo de aceleración|m|cuerpo de mariposa||34.99|6||both
turbocharger|engine|Turbocharger|Turbocargador|m|turbo, turbocompresor|turbo|129.99|30||both
intercooler|engine|Intercooler|Intercooler|m|enfriador de aire del turbo, enfriador del turbo|charge air cooler|49.99|0||both
supercharger|engine|Supercharger|Supercargador|m|compresor de motor|blower|189.99|35||both
camshaft|engine|Camshaft|Árbol de levas|m|||29.99|5||both
crankshaft|engine|Crankshaft|Cigüeñal|m|||54.99|12||both
piston|engine|Piston with rod|Pistón con biela|m|biela, pistón|connecting rod|12.99|0||both
rocker-arm|engine|Rocker arm|Balancín|m|balancines||3.99|0||both
timing-cover|engine|Timing cover|Tapa de distribución|f|||19.99|0||both
timing-chain|engine|Timing chain set|Cadena de tiempo|f|kit de distribución|timing kit|24.99|0||both
flywheel|engine|Flywheel|Volante de motor|m|volante de inercia||34.99|6||both
flexplate|engine|Flexplate|Cremallera del motor|f|plato flexible|flex plate|24.99|4||both
harmonic-balancer|engine|Harmonic balancer|Dámper del cigüeñal|m|polea de cigüeñal, damper|crank pulley|24.99|5||both
engine-mount|engine|Engine mount|Soporte de motor|m|base de motor|motor mount|14.99|0|lr|both
trans-mount|engine|Transmission mount|Soporte de transmisión|m|base de transmisión||12.99|0||both
air-cleaner|engine|Air cleaner box|Caja del filtro de aire|f|portafiltro|air box|19.99|0||both
intake-hose|engine|Air intake hose|Manguera de admisión de aire|f|tubo de admisión|intake tube|12.99|0||both
belt-tensioner|engine|Belt tensioner|Tensor de banda|m|tensor||14.99|0||both
idler-pulley|engine|Idler pulley|Polea loca|f|polea||7.99|0||both
serpentine-belt|engine|Serpentine belt|Banda de accesorios|f|correa, banda serpentina|drive belt|5.99|0||both
crank-pulley|engine|Crankshaft pulley|Polea del cigüeñal|f|||14.99|0||both
egr-valve|engine|EGR valve|Válvula EGR|f|válvula de recirculación||19.99|4||both
pcv-valve|engine|PCV valve|Válvula PCV|f|||3.99|0||both
vacuum-pump|engine|Vacuum pump|Bomba de vacío|f|||24.99|4||both
engine-cover|engine|Engine cover|Cubierta de motor|f|tapa de motor|beauty cover|14.99|0||both
splash-shield|engine|Engine splash shield|Protector inferior de motor|m|tolva de motor|skid plate|14.99|0||both
dipstick|engine|Oil dipstick|Bayoneta de aceite|f|varilla de aceite||3.99|0||both
oil-cap|engine|Oil filler cap|Tapón de aceite|m|||2.99|0||both
vvt-solenoid|engine|Variable timing solenoid|Solenoide de tiempo variable|m|válvula vvt|VVT solenoid|14.99|0||both
knock-sensor|engine|Knock sensor|Sensor de detonación|m|sensor de golpeteo||9.99|0||both
cam-sensor|engine|Camshaft position sensor|Sensor de árbol de levas|m|sensor cmp|cam sensor|9.99|0||both
crank-sensor|engine|Crankshaft position sensor|Sensor de cigüeñal|m|sensor ckp|crank sensor|9.99|0||both
map-sensor|engine|MAP sensor|Sensor MAP|m|sensor de presión absoluta|manifold pressure sensor|9.99|0||both
maf-sensor|engine|Mass air flow sensor|Sensor MAF|m|sensor de flujo de aire|MAF sensor|24.99|4||both
tps-sensor|engine|Throttle position sensor|Sensor TPS|m|sensor de mariposa|TPS|9.99|0||both
idle-valve|engine|Idle air control valve|Válvula IAC|f|válvula de ralentí|IAC valve|14.99|0||both
fuel-injector|fuel|Fuel injector|Inyector de gasolina|m|inyector|injector|9.99|2||both
fuel-rail|fuel|Fuel rail|Riel de inyectores|m|flauta de inyectores||19.99|0|cyl|both
fuel-pump|fuel|Fuel pump|Bomba de gasolina|f|bomba de combustible|gas pump|29.99|4||both
fuel-tank|fuel|Fuel tank|Tanque de gasolina|m|tanque de combustible|gas tank|59.99|0|size|both
fuel-sender|fuel|Fuel level sender|Flotador de gasolina|m|sensor de nivel|sending unit|14.99|0||both
fuel-door|fuel|Fuel door|Tapa exterior de gasolina|f|tapa del tanque de gasolina, compuerta de gasolina|gas door|9.99|0||both
fuel-cap|fuel|Gas cap|Tapón de gasolina|m|tapa de gasolina|fuel cap|3.99|0||both
fuel-filler-neck|fuel|Fuel filler neck|Cuello de llenado de gasolina|m|boquilla de llenado||14.99|0||both
fuel-regulator|fuel|Fuel pressure regulator|Regulador de presión de gasolina|m|||9.99|0||both
carburetor|fuel|Carburetor|Carburador|m||carb|44.99|10||both
evap-canister|fuel|EVAP canister|Cánister de vapores|m|canister|charcoal canister|19.99|0||both
purge-valve|fuel|Purge valve|Válvula de purga|f|||9.99|0||both
accelerator-pedal|fuel|Accelerator pedal|Pedal del acelerador|m|acelerador|gas pedal|14.99|0||both
diesel-injection-pump|fuel|Diesel injection pump|Bomba de inyección diésel|f|bomba de inyección||129.99|30||both
transmission-auto|drivetrain|Automatic transmission|Transmisión automática|f|caja automática|tranny|149.99|30|trans|both
transmission-manual|drivetrain|Manual transmission|Transmisión estándar|f|transmisión manual, caja de cambios|stick shift|129.99|25|trans|both
torque-converter|drivetrain|Torque converter|Convertidor de torque|m|turbina||34.99|10||both
valve-body|drivetrain|Valve body|Cuerpo de válvulas|m|||44.99|10||both
trans-pan|drivetrain|Transmission pan|Cárter de transmisión|m|||14.99|0||both
trans-cooler|drivetrain|Transmission cooler|Enfriador de transmisión|m|||19.99|0||both
transfer-case|drivetrain|Transfer case|Caja de transferencia|f|transfer||109.99|25||both
transfer-motor|drivetrain|Transfer case motor|Motor de la caja de transferencia|m|motor de 4x4|shift motor|34.99|5||both
clutch|drivetrain|Clutch assembly|Clutch completo|m|embrague|clutch kit|39.99|8||both
clutch-pedal|drivetrain|Clutch pedal|Pedal de clutch|m|||14.99|0||both
clutch-master|drivetrain|Clutch master cylinder|Cilindro maestro de clutch|m|bomba de clutch||14.99|0||both
clutch-slave|drivetrain|Clutch slave cylinder|Cilindro esclavo de clutch|m|||14.99|0||both
bell-housing|drivetrain|Bell housing|Campana de transmisión|f|concha||34.99|0||both
differential|drivetrain|Differential|Diferencial|m|pera, corona y piñón|carrier|99.99|20|fr|both
rear-axle|drivetrain|Rear axle assembly|Eje trasero completo|m|puente trasero|rear end|139.99|25||both
front-axle|drivetrain|Front axle assembly, 4x4|Eje delantero completo 4x4|m|puente delantero||159.99|25||truck
axle-shaft|drivetrain|Axle shaft|Flecha lateral|f|semieje||29.99|6|4|both
cv-axle|drivetrain|CV axle|Flecha homocinética|f|semieje, palier, espiga|half shaft|34.99|8|4|both
driveshaft|drivetrain|Driveshaft|Flecha cardán|f|cardán, barra cardán|prop shaft|49.99|8|fr|both
u-joint|drivetrain|Universal joint|Cruceta|f|||5.99|0||both
shifter|drivetrain|Shifter assembly|Palanca de cambios|f|||24.99|0||both
shift-knob|drivetrain|Shift knob|Perilla de cambios|f|bola de cambios||5.99|0||both
shift-cable|drivetrain|Shift cable|Cable de cambios|m|chicote de cambios||14.99|0||both
locking-hub|drivetrain|Locking hub, 4x4|Maza libre (hub) 4x4|f|maza automática, maza de bloqueo||24.99|0|lr|truck
alternator|electrical|Alternator|Alternador|m|generador||34.99|8|size|both
starter|electrical|Starter|Marcha|f|motor de arranque, burro de arranque|starter motor|29.99|8||both
battery|electrical|Battery|Batería|f|acumulador||34.99|12||both
battery-tray|electrical|Battery tray|Charola de batería|f|base de batería||7.99|0||both
battery-cable|electrical|Battery cable|Cable de batería|m|||6.99|0||both
hybrid-battery|electrical|Hybrid battery|Batería híbrida|f|batería de alto voltaje||399.99|100||car
ignition-coil|electrical|Ignition coil|Bobina de encendido|f|bobina|coil pack|12.99|2||both
ignition-module|electrical|Ignition module|Módulo de encendido|m|||19.99|0||both
distributor|electrical|Distributor|Distribuidor|m|||34.99|6||both
distributor-cap|electrical|Distributor cap and rotor|Tapa y rotor de distribuidor|f|||6.99|0||both
spark-plug|electrical|Spark plug|Bujía|f|candela||1.49|0||both
plug-wires|electrical|Spark plug wires|Cables de bujías|m|||7.99|0||both
ignition-switch|electrical|Ignition switch with key|Switch de encendido con llave|m|cilindro de llave|ignition lock|19.99|0||both
ecm|electrical|Engine computer (ECM)|Computadora de motor (ECM)|f|módulo de motor, ecu|ECU, PCM|49.99|10||both
bcm|electrical|Body control module (BCM)|Módulo de carrocería (BCM)|m|computadora de carrocería||29.99|5||both
tcm|electrical|Transmission computer (TCM)|Computadora de transmisión (TCM)|f|||34.99|5||both
fuse-box|electrical|Fuse box|Caja de fusibles|f|fusiblera|fuse panel|24.99|0||both
relay|electrical|Relay|Relevador|m|relay, relé||3.49|0||both
engine-harness|electrical|Engine wiring harness|Arnés de motor|m|cableado de motor||49.99|0||both
body-harness|electrical|Body wiring harness|Arnés de carrocería|m|cableado, arnés eléctrico||44.99|0||both
door-harness|electrical|Door wiring harness|Arnés de puerta|m|cableado de puerta||14.99|0|4|both
instrument-cluster|electrical|Instrument cluster|Tablero de instrumentos|m|clúster, velocímetro|gauge cluster, speedometer|34.99|0||both
radio|electrical|Radio or head unit|Estéreo|m|radio, autoestéreo|stereo|29.99|0||both
amplifier|electrical|Audio amplifier|Amplificador de audio|m|||24.99|0||both
navigation|electrical|Navigation screen|Pantalla de navegación|f|gps||59.99|0||both
antenna|electrical|Radio antenna|Antena|f|||7.99|0||both
speaker|electrical|Speaker|Bocina|f|altavoz, parlante||6.99|0|fr|both
subwoofer|electrical|Subwoofer|Bocina de bajos|f|subwoofer, bajo||19.99|0||both
wiper-motor|electrical|Wiper motor|Motor de limpiadores|m|motor de limpiaparabrisas|windshield wiper motor|19.99|0|fr|both
wiper-linkage|electrical|Wiper linkage|Varillaje de limpiadores|m|transmisión de limpiadores||17.99|0||both
wiper-arm|electrical|Wiper arm|Brazo de limpiador|m|pluma de limpiador||5.99|0|lr|both
washer-pump|electrical|Washer pump|Bomba del chisguetero|f|bomba de lavaparabrisas||6.99|0||both
washer-tank|electrical|Washer reservoir|Depósito del chisguetero|m|tanque de lavaparabrisas|washer bottle|9.99|0||both
window-motor|electrical|Window motor|Motor de elevador|m|motor de vidrio eléctrico||17.99|0|4|both
window-switch|electrical|Window switch|Switch de elevador|m|botón de vidrio, control de vidrios||9.99|0|fr|both
master-switch|electrical|Master window switch|Control maestro de vidrios|m|||19.99|0||both
headlight-switch|electrical|Headlight switch|Switch de luces|m|||12.99|0||both
turn-switch|electrical|Turn signal switch|Palanca de direccionales|f|switch de direccionales|multifunction switch|17.99|0||both
wiper-switch|electrical|Wiper switch|Palanca de limpiadores|f|||14.99|0||both
mirror-switch|electrical|Mirror switch|Switch de espejos|m|||7.99|0||both
hazard-switch|electrical|Hazard switch|Botón de luces preventivas|m|botón de intermitentes, intermitentes|hazard light switch|6.99|0||both
cruise-control|electrical|Cruise control unit|Control de crucero|m|velocidad crucero||14.99|0||both
horn|electrical|Horn|Claxon|m|corneta, pito||6.99|0||both
clock-spring|electrical|Clock spring|Reloj de volante|m|espiral de bolsa de aire|spiral cable|19.99|0||both
parking-sensor|electrical|Parking sensor|Sensor de reversa|m|sensor de estacionamiento||9.99|0||both
backup-camera|electrical|Backup camera|Cámara de reversa|f|||24.99|0||both
anti-theft|electrical|Anti-theft module|Módulo antirrobo|m|inmovilizador|immobilizer|19.99|0||both
inverter|electrical|Hybrid inverter|Inversor híbrido|m|||149.99|40||car
radiator|cooling|Radiator|Radiador|m|||44.99|8|size|both
radiator-fan|cooling|Radiator fan|Ventilador del radiador|m|abanico, motoventilador|cooling fan|29.99|0||both
fan-clutch|cooling|Fan clutch|Clutch del ventilador|m|fan clutch||17.99|0||both
fan-shroud|cooling|Fan shroud|Tolva del radiador|f|||14.99|0||both
fan-blade|cooling|Fan blade|Aspas del ventilador|f|abanico||9.99|0||both
water-pump|cooling|Water pump|Bomba de agua|f|||19.99|3||both
thermostat-housing|cooling|Thermostat housing|Toma de agua|f|carcasa del termostato|water neck|9.99|0||both
coolant-tank|cooling|Coolant reservoir|Depósito de anticongelante|m|pulmón, tanque de recuperación|overflow tank|12.99|0||both
radiator-hose|cooling|Radiator hose|Manguera * del radiador|f|||6.99|0|ud|both
radiator-cap|cooling|Radiator cap|Tapón del radiador|m|||2.99|0||both
heater-core|cooling|Heater core|Radiador de calefacción|m|calefactor||19.99|0||both
heater-valve|cooling|Heater valve|Válvula de calefacción|f|||9.99|0||both
temp-sensor|cooling|Coolant temperature sensor|Sensor de temperatura|m|bulbo de temperatura||6.99|0||both
ac-compressor|climate|A/C compressor|Compresor de aire acondicionado|m|compresor del aire, compresor de clima|air conditioning compressor, ac compressor|44.99|9||both
ac-condenser|climate|A/C condenser|Condensador de aire acondicionado|m|condensador|ac condenser|34.99|0||both
ac-evaporator|climate|A/C evaporator|Evaporador de aire acondicionado|m|evaporador|ac evaporator|29.99|0||both
ac-drier|climate|A/C receiver drier|Filtro deshidratador|m|acumulador de aire||12.99|0||both
ac-hose|climate|A/C hose|Manguera de aire acondicionado|f||ac hose|14.99|0||both
ac-clutch|climate|A/C compressor clutch|Clutch del compresor|m|||19.99|0||both
blower-motor|climate|Blower motor|Motor soplador|m|motor del ventilador interior|heater fan|19.99|0|fr|both
blower-resistor|climate|Blower resistor|Resistencia del soplador|f|||7.99|0||both
climate-control|climate|Climate control|Control de clima|m|control de aire|heater control|24.99|0|fr|both
heater-box|climate|Heater box assembly|Caja de calefacción|f|||44.99|0||both
air-vent|climate|Dash air vent|Rejilla de aire del tablero|f|ducto de aire||6.99|0||both
blend-door|climate|Blend door actuator|Actuador de compuerta de aire|m|||12.99|0||both
catalytic-converter|exhaust|Catalytic converter|Catalizador|m|convertidor catalítico|cat|99.99|40||both
muffler|exhaust|Muffler|Mofle|m|silenciador, escape||24.99|0||both
resonator|exhaust|Resonator|Resonador|m|||17.99|0||both
exhaust-pipe|exhaust|Exhaust pipe|Tubo de escape|m|||17.99|0|fr|both
exhaust-system|exhaust|Exhaust system, complete|Sistema de escape completo|m|||69.99|0||both
exhaust-tip|exhaust|Exhaust tip|Punta de escape|f|cola de mofle||9.99|0||both
oxygen-sensor|exhaust|Oxygen sensor|Sensor de oxígeno|m|sonda lambda|O2 sensor|12.99|0||both
heat-shield|exhaust|Heat shield|Protector de calor|m|||7.99|0||both
brake-caliper|brakes|Brake caliper|Cáliper de freno|m|mordaza, caliper||17.99|6|4|both
caliper-bracket|brakes|Caliper bracket|Soporte de cáliper|m|||7.99|2|4|both
brake-rotor|brakes|Brake rotor|Disco de freno|m|rotor|brake disc|9.99|0|fr|both
brake-drum|brakes|Brake drum|Tambor de freno|m|||9.99|0||both
brake-pads|brakes|Brake pads|Balatas|fp|pastillas de freno||7.99|0|fr|both
brake-shoes|brakes|Brake shoes|Zapatas de freno|f|balatas de tambor||7.99|0||both
wheel-cylinder|brakes|Wheel cylinder|Cilindro de rueda|m|||6.99|0|lr|both
brake-booster|brakes|Brake booster|Booster de frenos|m|servofreno||29.99|6||both
master-cylinder|brakes|Brake master cylinder|Cilindro maestro de frenos|m|bomba de frenos||19.99|4||both
abs-module|brakes|ABS pump and module|Módulo y bomba ABS|m|bomba abs, frenos abs||49.99|10||both
abs-sensor|brakes|ABS sensor|Sensor ABS|m|sensor de rueda|wheel speed sensor|9.99|0|4|both
parking-brake|brakes|Parking brake lever|Palanca del freno de mano|f|freno de mano|hand brake|12.99|0||both
parking-cable|brakes|Parking brake cable|Cable del freno de mano|m|chicote de freno||9.99|0||both
brake-pedal|brakes|Brake pedal|Pedal de freno|m|||14.99|0||both
backing-plate|brakes|Brake backing plate|Plato de freno|m|||7.99|0|lr|both
strut|suspension|Strut assembly|Amortiguador tipo strut|m|puntal, poste de suspensión|McPherson strut|24.99|0|4|both
shock|suspension|Shock absorber|Amortiguador|m|||9.99|0|fr|both
air-shock|suspension|Air suspension strut|Amortiguador de aire|m|suspensión de aire||49.99|0|fr|both
air-compressor|suspension|Air suspension compressor|Compresor de suspensión|m|||49.99|0||both
coil-spring|suspension|Coil spring|Resorte|m|espiral, muelle helicoidal||14.99|0|fr|both
leaf-spring|suspension|Leaf spring|Muelle de hojas|f|ballesta, muelles||39.99|0|lr|truck
torsion-bar|suspension|Torsion bar|Barra de torsión|f|||24.99|0|lr|truck
control-arm|suspension|Control arm|Horquilla|f|brazo de control, bandeja|A-arm|24.99|0|ul|both
trailing-arm|suspension|Trailing arm|Brazo de arrastre|m|brazo trasero||24.99|0|lr|both
ball-joint|suspension|Ball joint|Rótula de suspensión|f|||7.99|0|ul|both
knuckle|suspension|Steering knuckle|Mango de dirección|m|muñón, portamangueta|spindle|29.99|0|lr|both
wheel-hub|suspension|Wheel hub with bearing|Maza de rueda|f|balero, cubo de rueda|wheel bearing|19.99|0|4|both
sway-bar|suspension|Sway bar|Barra estabilizadora|f||stabilizer bar|19.99|0|fr|both
sway-link|suspension|Sway bar link|Tornillo estabilizador|m|cacahuate||5.99|0|fr|both
subframe|suspension|Subframe|Subchasis (cuna)|m|puente de motor, subchasis, cuna|crossmember, K-frame|79.99|0|fr|both
rear-beam|suspension|Rear axle beam|Eje trasero rígido|m|||49.99|0||car
strut-mount|suspension|Strut mount|Base de amortiguador|f|||7.99|0|lr|both
steering-rack|steering|Steering rack|Cremallera de dirección|f|caja de dirección, dirección hidráulica|rack and pinion|49.99|12||both
steering-box|steering|Steering gear box|Caja de dirección|f|sinfín||49.99|12||truck
power-steering-pump|steering|Power steering pump|Bomba de dirección hidráulica|f|licuadora, bomba del power||24.99|5||both
power-steering-hose|steering|Power steering hose|Manguera de dirección|f|||12.99|0||both
power-steering-tank|steering|Power steering reservoir|Depósito de dirección hidráulica|m|||7.99|0||both
steering-column|steering|Steering column|Columna de dirección|f|||44.99|0||both
steering-shaft|steering|Steering shaft|Flecha de dirección|f|||17.99|0||both
steering-wheel|steering|Steering wheel|Volante|m|timón||24.99|0||both
tie-rod|steering|Tie rod end|Terminal de dirección|f|rótula de dirección||6.99|0|lr|both
pitman-arm|steering|Pitman arm|Brazo Pitman|m|||12.99|0||truck
electric-steering|steering|Electric steering motor|Motor de dirección eléctrica|m|eps||59.99|10||car
wheel-alloy|wheels|Alloy wheel|Rin de aluminio|m|aro, rines|aluminum rim, mag|39.99|0|rim|both
wheel-steel|wheels|Steel wheel|Rin de acero|m|rines|steel rim|14.99|0|rim|both
tire|wheels|Tire|Llanta|f|neumático, goma|used tire|19.99|0|rim|both
spare-tire|wheels|Spare tire|Llanta de refacción|f|rueda de repuesto, extra|donut|24.99|0||both
hubcap|wheels|Hubcap|Tapón de rin|m|copa, tapacubos, polvera|wheel cover|6.99|0|size|both
center-cap|wheels|Wheel center cap|Tapón central de rin|m|centro de rin||4.99|0||both
lug-nuts|wheels|Lug nut set|Tuercas de rueda (birlos)|fp|juego de birlos, birlo||4.99|0||both
tpms-sensor|wheels|Tire pressure sensor|Sensor de presión de llanta|m|tpms||9.99|0||both
spare-carrier|wheels|Spare tire carrier|Portallanta|m|porta llanta de refacción||24.99|0||both
hood|body|Hood|Cofre|m|capó, bonete|bonnet|59.99|0||both
hood-latch|body|Hood latch|Chapa del cofre|f|||9.99|0||both
hood-hinge|body|Hood hinge|Bisagra del cofre|f|||7.99|0|lr|both
hood-strut|body|Hood lift support|Amortiguador del cofre|m|pistón de cofre||6.99|0||both
bumper-cover|body|Bumper cover|Fascia de defensa|f|fascia, parachoques||59.99|0|fr|both
bumper|body|Bumper, complete|Defensa completa|f|parachoques, bumper||79.99|0|fr|both
bumper-bar|body|Bumper reinforcement|Alma de la defensa|f|refuerzo de defensa||29.99|0|fr|both
grille|body|Grille|Parrilla|f|||29.99|0||both
fender|body|Fender|Salpicadera|f|guardafango, guardabarros, lodera|wing|44.99|0|lr|both
fender-liner|body|Fender liner|Tolva de salpicadera|f|guardapolvo||14.99|0|lr|both
fender-flare|body|Fender flare|Ceja de salpicadera|f|cantonera||14.99|0|4|both
door|body|Door, complete|Puerta completa|f|||89.99|0|4|both
door-shell|body|Door shell, bare|Puerta sin vestir|f|||59.99|0|4|both
sliding-door|body|Sliding door|Puerta corrediza|f|||89.99|0|lr|truck
cargo-door|body|Cargo door|Puerta de carga|f|||89.99|0|lr|truck
door-handle-out|body|Outside door handle|Manija exterior de puerta|f|jaladera|exterior handle|7.99|0|4|both
door-hinge|body|Door hinge|Bisagra de puerta|f|||7.99|0|4|both
door-lock|body|Door latch and lock|Chapa de puerta|f|cerradura, seguro de puerta|door lock|14.99|0|4|both
lock-actuator|body|Door lock actuator|Actuador de seguro eléctrico|m|motor de chapa||14.99|0|4|both
door-molding|body|Door molding|Moldura de puerta|f|||7.99|0|4|both
weatherstrip|body|Door weatherstrip|Empaque de puerta|m|hule de puerta||9.99|0|4|both
trunk-lid|body|Trunk lid|Tapa de cajuela|f|maletero, baúl, cajuela|deck lid|54.99|0||car
trunk-lock|body|Trunk latch|Chapa de cajuela|f|||9.99|0||car
trunk-strut|body|Trunk lift support|Amortiguador de cajuela|m|||5.99|0||car
liftgate|body|Liftgate|Quinta puerta|f|portón trasero|hatch|79.99|0||both
liftgate-strut|body|Liftgate strut|Amortiguador de quinta puerta|m|||6.99|0|lr|both
tailgate|body|Tailgate|Tapa de la caja|f|tapa de batea, compuerta||74.99|0||truck
tailgate-handle|body|Tailgate handle|Manija de la tapa|f|||9.99|0||truck
truck-bed|body|Pickup bed|Caja de pickup|f|batea, cama de troca|truck box|249.99|0|size|truck
bed-liner|body|Bed liner|Forro de la caja|m|bedliner||39.99|0||truck
camper-shell|body|Camper shell|Camper de pickup|m|cápsula||149.99|0||truck
tonneau|body|Tonneau cover|Tapa rígida de la caja|f|lona de caja|bed cover|69.99|0||truck
roof-rack|body|Roof rack|Parrilla portaequipaje|f|canastilla|luggage rack|34.99|0||both
quarter-panel|body|Quarter panel|Costado trasero|m|panel lateral||99.99|0|lr|both
rocker-panel|body|Rocker panel|Estribo de carrocería|m|zócalo||39.99|0|lr|both
running-board|body|Running board|Estribo|m||side step|39.99|0|lr|both
mud-flap|body|Mud flap|Lodera|f|salpicadero de llanta|splash guard|4.99|0|fr|both
spoiler|body|Spoiler|Alerón|m|||24.99|0||car
radiator-support|body|Radiator support|Marco del radiador|m|soporte de radiador|core support|44.99|0||both
cowl|body|Wiper cowl|Rejilla de limpiadores|f|||14.99|0||both
emblem|body|Emblem|Emblema|m|||3.99|0||both
tow-hitch|body|Tow hitch|Tirón de remolque|m|enganche, jalón, bola|trailer hitch|44.99|0||both
winch|body|Winch|Malacate|m|winche||99.99|0||truck
cab|body|Cab, bare|Cabina sin vestir|f|||299.99|0||truck
frame|body|Frame section|Sección de chasis|f|||99.99|0||truck
roof-section|body|Roof section|Sección de techo|f|||99.99|0||both
mirror-out|glass|Side mirror|Espejo lateral|m|retrovisor|door mirror|19.99|0|lr+pw|both
mirror-glass|glass|Mirror glass|Luna de espejo|f|cristal de espejo||6.99|0|lr|both
mirror-inside|glass|Rearview mirror|Espejo interior|m|retrovisor interior||9.99|0||both
windshield|glass|Windshield|Parabrisas|m|vidrio delantero||49.99|0||both
back-glass|glass|Back glass|Medallón|m|vidrio trasero, luneta|rear window|39.99|0||both
door-glass|glass|Door glass|Vidrio de puerta|m|cristal de puerta|side window|19.99|0|4|both
vent-glass|glass|Vent glass|Aleta de puerta|f|ventilete|wing window|12.99|0|lr|both
quarter-glass|glass|Quarter glass|Vidrio de costado|m|cristal de costado||19.99|0|lr|both
sliding-glass|glass|Sliding rear window|Medallón corredizo|m|||49.99|0||truck
window-regulator|glass|Window regulator|Elevador de vidrio|m|elevador de cristal, regulador de vidrio||19.99|0|4+pw|both
sunroof|glass|Sunroof assembly|Quemacocos|m|techo corredizo, sunroof|moonroof|69.99|0||both
sunroof-glass|glass|Sunroof glass|Vidrio de quemacocos|m|||34.99|0||both
convertible-top|glass|Convertible top|Capota|f|toldo convertible|soft top|149.99|0||car
t-top|glass|T-top panel|Panel de techo T-top|m|||49.99|0|lr|car
headlight|lights|Headlight|Faro|m|foco delantero, lámpara, farol, luz delantera, luz de enfrente|headlamp, head light|24.99|0|lr|both
headlight-hid|lights|Headlight, HID or LED|Faro de xenón o LED|m|faro hid||59.99|0|lr|both
headlight-ballast|lights|Headlight ballast|Balastra de faro|f|||24.99|0||both
tail-light|lights|Taillight|Calavera|f|faro trasero, stop, luz trasera|tail lamp, tail light, rear light|17.99|0|lr|both
tail-light-inner|lights|Inner taillight|Calavera interior|f|||14.99|0|lr|both
third-brake-light|lights|Third brake light|Tercera luz de freno|f|tercer stop||12.99|0||both
fog-light|lights|Fog light|Faro de niebla|m|faro antiniebla||12.99|0|lr|both
turn-signal|lights|Turn signal|Direccional|f|cuarto, luz de giro, intermitente|blinker|9.99|0|lr|both
corner-light|lights|Corner light|Cuarto esquinero|m|luz de esquina||9.99|0|lr|both
side-marker|lights|Side marker|Cuarto lateral|m|||6.99|0|4|both
backup-light|lights|Backup light|Luz de reversa|f|||7.99|0|lr|both
plate-light|lights|License plate light|Luz de placa|f|||3.99|0||both
dome-light|lights|Dome light|Plafón|m|luz interior||5.99|0|fr|both
headlight-bulb|lights|Headlight bulb|Foco de faro|m|bombilla||3.49|0||both
seat-bucket|interior|Bucket seat|Asiento individual|m|||39.99|0|4+pw|both
seat-bench|interior|Bench seat|Asiento corrido|m|banca||49.99|0|fr|both
seat-third|interior|Third row seat|Asiento de tercera fila|m|||59.99|0||both
seat-track|interior|Seat track|Riel de asiento|m|||19.99|0|lr|both
seat-motor|interior|Seat motor|Motor de asiento|m|||17.99|0||both
headrest|interior|Headrest|Cabecera de asiento|f|||9.99|0|fr|both
seat-belt|interior|Seat belt|Cinturón de seguridad|m|||14.99|0|4|both
belt-buckle|interior|Seat belt buckle|Broche de cinturón|m|hebilla||7.99|0|fr|both
airbag-driver|interior|Driver airbag|Bolsa de aire del conductor|f|airbag||44.99|0||both
airbag-passenger|interior|Passenger airbag|Bolsa de aire del pasajero|f|airbag||49.99|0||both
airbag-side|interior|Side airbag|Bolsa de aire lateral|f|airbag lateral||39.99|0|lr|both
airbag-module|interior|Airbag module|Módulo de bolsas de aire|m|||34.99|0||both
airbag-sensor|interior|Airbag sensor|Sensor de bolsa de aire|m|||12.99|0||both
dashboard|interior|Dashboard|Tablero|m|panel de instrumentos|dash|69.99|0||both
dash-trim|interior|Dash trim bezel|Bisel del tablero|m|moldura de tablero||12.99|0||both
glove-box|interior|Glove box|Guantera|f|||14.99|0||both
center-console|interior|Center console|Consola central|f|||29.99|0||both
overhead-console|interior|Overhead console|Consola de techo|f|||19.99|0||both
armrest|interior|Armrest|Descansabrazos|m|||12.99|0||both
cup-holder|interior|Cup holder|Portavasos|m|||6.99|0||both
ashtray|interior|Ashtray|Cenicero|m|||3.99|0||both
cigarette-lighter|interior|Cigarette lighter socket|Encendedor de cigarros|m|toma de corriente|power outlet|3.99|0||both
door-panel|interior|Door panel|Tapa de puerta|f|panel de puerta, vestidura||19.99|0|4|both
door-handle-in|interior|Inside door handle|Manija interior de puerta|f|jaladera|interior handle|5.99|0|4|both
window-crank|interior|Window crank|Manivela de vidrio|f|||2.99|0||both
pillar-trim|interior|Pillar trim|Moldura de poste|f|||6.99|0|lr|both
carpet|interior|Carpet|Alfombra|f|||39.99|0||both
floor-mats|interior|Floor mats|Tapetes|m|||9.99|0||both
headliner|interior|Headliner|Cielo (toldo)|m|cielo del techo, toldo, forro de techo||39.99|0||both
sun-visor|interior|Sun visor|Visera|f|parasol||9.99|0|lr|both
cargo-cover|interior|Cargo cover|Cubierta de cajuela|f|cortina de carga||24.99|0||both
rear-shelf|interior|Package tray|Repisa trasera|f|tablilla trasera, repisa del medallón||12.99|0||car
jack|interior|Jack and tools|Gato y herramienta|m|gato, llave de cruz||9.99|0||both
owners-manual|interior|Owner's manual|Manual del propietario|m|||4.99|0||both
key-fob|interior|Key fob|Control de llave|m|llave con control|remote|9.99|0||both
dvd-screen|interior|Rear DVD screen|Pantalla trasera de DVD|f|||34.99|0||both
trim-fasteners|interior|Trim fasteners, bag|Bolsa de broches y grapas|f|grapas, clips|clips|2.99|0||both
`;
