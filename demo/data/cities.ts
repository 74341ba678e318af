/** Where the yards stand: `site|city|state|postal code|zone|phone area|street|yard` in the order of their numbers. */
export const cityLines = `
RC1|Rancho Cordova|CA|95670|America/Los_Angeles|916|3419 Recycle Row|large
SA1|Sacramento|CA|95828|America/Los_Angeles|916|8260 Wrench Street|medium
ST1|Stockton|CA|95206|America/Los_Angeles|209|2955 Camino del Yonke|medium
MO1|Modesto|CA|95358|America/Los_Angeles|209|1740 Almond Siding Road|medium
FR1|Fresno|CA|93706|America/Los_Angeles|559|4131 South Piston Avenue|large
BK1|Bakersfield|CA|93307|America/Los_Angeles|661|6215 Old Derrick Road|medium
NK1|Newark|CA|94560|America/Los_Angeles|510|7550 Salt Flat Way|large
SJ1|San Jose|CA|95112|America/Los_Angeles|408|1388 Camshaft Court|large
RI1|Richmond|CA|94801|America/Los_Angeles|510|640 Brickyard Spur|medium
FF1|Fairfield|CA|94533|America/Los_Angeles|707|2266 Hubcap Lane|small
CV1|Chula Vista|CA|91911|America/Los_Angeles|619|880 Energy Yard Way|large
SV1|Sun Valley|CA|91352|America/Los_Angeles|818|11201 Gasket Street|large
RV1|Riverside|CA|92507|America/Los_Angeles|951|3690 Orange Crate Road|medium
RD1|Redding|CA|96002|America/Los_Angeles|530|5885 Timber Axle Drive|small
FW1|Fort Worth|TX|76140|America/Chicago|817|1616 Longhorn Salvage Road|large
DA1|Dallas|TX|75212|America/Chicago|214|4402 Singleton Siding|large
HO1|Houston|TX|77093|America/Chicago|713|9050 Bayou Bumper Road|large
SN1|San Antonio|TX|78221|America/Chicago|210|11795 Mission Gear Road|large
AU1|Austin|TX|78744|America/Chicago|512|6719 Burleson Wrecker Lane|medium
EP1|El Paso|TX|79936|America/Denver|915|12120 Camino de la Troca|medium
LA1|Laredo|TX|78043|America/Chicago|956|3308 Calle de las Refacciones|small
MC1|McAllen|TX|78503|America/Chicago|956|2701 Palm Radiator Avenue|small
CH1|Chicago|IL|60638|America/Chicago|773|6500 West Archer Siding|large
CG1|Chicago Heights|IL|60411|America/Chicago|708|1040 State Line Spur|medium
RF1|Rockford|IL|61109|America/Chicago|815|2844 Falcon Axle Road|small
CO1|Columbus|OH|43207|America/New_York|614|2716 Groveport Salvage Road|large
CL1|Cleveland|OH|44128|America/New_York|216|4590 Lakeshore Rivet Street|medium
CN1|Cincinnati|OH|45232|America/New_York|513|5100 Spring Grove Spur|medium
PO1|Portland|OR|97203|America/Los_Angeles|503|9645 North Drydock Avenue|large
EU1|Eugene|OR|97402|America/Los_Angeles|541|1455 Roosevelt Timber Road|small
SL1|Salt Lake City|UT|84104|America/Denver|801|2235 West Chrome Avenue|large
OG1|Ogden|UT|84404|America/Denver|801|1890 Junction Roundhouse Road|small
KC1|Kansas City|MO|64126|America/Chicago|816|8012 East Truman Siding|large
SO1|Saint Louis|MO|63147|America/Chicago|314|9300 Riverfront Rivet Drive|medium
WI1|Wichita|KS|67219|America/Chicago|316|745 East Propeller Street|medium
PR1|Providence|RI|02909|America/New_York|401|91 Foundry Crank Street|medium
TA1|Tacoma|WA|98409|America/Los_Angeles|253|4215 South Tideflat Way|large
SP1|Spokane|WA|99217|America/Los_Angeles|509|3011 East Basalt Road|small
EV1|Everett|WA|98203|America/Los_Angeles|425|6108 Mill Pulley Road|medium
YA1|Yakima|WA|98901|America/Los_Angeles|509|1718 Camino de los Manzanos|small
PH1|Phoenix|AZ|85043|America/Phoenix|602|5920 West Saguaro Yard Road|large
TU1|Tucson|AZ|85714|America/Phoenix|520|3645 South Ocotillo Siding|medium
ME1|Mesa|AZ|85210|America/Phoenix|480|1122 South Carburetor Lane|medium
YU1|Yuma|AZ|85365|America/Phoenix|928|4780 East Dune Crossing|small
LV1|Las Vegas|NV|89115|America/Los_Angeles|702|4485 Neon Muffler Drive|large
RE1|Reno|NV|89502|America/Los_Angeles|775|2590 Silver Lode Spur|small
OR1|Orlando|FL|32824|America/New_York|407|10650 South Citrus Axle Avenue|large
TP1|Tampa|FL|33619|America/New_York|813|5005 Causeway Coil Street|medium
JA1|Jacksonville|FL|32254|America/New_York|904|1236 Ellis Boxcar Road|medium
MI1|Miami|FL|33147|America/New_York|305|8075 Avenida de las Calaveras|large
AT1|Atlanta|GA|30315|America/New_York|404|2680 Jonesboro Gearbox Road|large
SB1|Savannah|GA|31415|America/New_York|912|710 Louisville Wharf Road|small
CT1|Charlotte|NC|28208|America/New_York|704|4120 Wilkinson Wheel Road|medium
RA1|Raleigh|NC|27603|America/New_York|919|1505 Garner Flywheel Road|medium
RM1|Richmond|VA|23234|America/New_York|804|3388 Commerce Crankshaft Road|medium
IN1|Indianapolis|IN|46241|America/Indiana/Indianapolis|317|2945 South Pit Lane Drive|large
CA1|Calgary|AB|T2C 1V8|America/Edmonton|403|5304 Foothills Flatbed Road SE|large
SR1|Surrey|BC|V3V 2K7|America/Vancouver|604|11940 Fraser Tailgate Way|medium
`;

/** Sites of the metals division; they buy scrap and whole cars and keep no inventory. */
export const metalsLines = `
OK9|Oakland|CA|94607|America/Los_Angeles|510|1001 Bulk Pier Road|metals
PT9|Portland|OR|97210|America/Los_Angeles|503|4400 North Slag Basin Avenue|metals
`;

/** A yard that is no more; its page still answers. */
export const closedLine = "OX1|Oxnard|CA|93030|America/Los_Angeles|805|2150 Strawberry Spoke Road|small";
