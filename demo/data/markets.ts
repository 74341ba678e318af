/** Markets for car buying: `slug|Spanish name|English name|state|sites, the desk first|towns served`. */
export const marketLines = `
sacramento|Sacramento y alrededores|Greater Sacramento|CA|RC1,SA1,FF1|Rancho Cordova,Sacramento,Fairfield,Elk Grove,Roseville,Citrus Heights
valle-central|Valle Central|Central Valley|CA|FR1,ST1,MO1,BK1|Fresno,Stockton,Modesto,Bakersfield,Madera,Visalia,Tracy
bahia|Área de la Bahía|Bay Area|CA|NK1,SJ1,RI1,OK9|Newark,San Jose,Richmond,Oakland,Fremont,Hayward,Milpitas
sur-de-california|Sur de California|Southern California|CA|SV1,CV1,RV1|Sun Valley,Chula Vista,Riverside,San Diego,Los Angeles,National City
norte-de-california|Norte de California|Northern California|CA|RD1|Redding,Anderson,Red Bluff
norte-de-texas|Norte de Texas|North Texas|TX|FW1,DA1|Fort Worth,Dallas,Arlington,Grand Prairie,Irving
houston|Houston y alrededores|Greater Houston|TX|HO1|Houston,Pasadena,Humble,Baytown
centro-de-texas|Centro de Texas|Central Texas|TX|SN1,AU1|San Antonio,Austin,San Marcos,New Braunfels
frontera|Frontera de Texas|Texas border|TX|EP1,LA1,MC1|El Paso,Laredo,McAllen,Edinburg,Mission,Socorro
chicago|Chicago y suburbios|Chicagoland|IL|CH1,CG1,RF1|Chicago,Summit,Cicero,Berwyn,Chicago Heights,Rockford
ohio|Ohio, todo el estado|Ohio statewide|OH|CO1,CL1,CN1|Columbus,Cleveland,Cincinnati,Dayton
oregon|Portland y el valle|Portland and the valley|OR|PO1,EU1,PT9|Portland,Eugene,Gresham,Salem,Springfield
wasatch|Frente Wasatch|Wasatch Front|UT|SL1,OG1|Salt Lake City,Ogden,West Valley City,Layton
kansas-city|Kansas City y Missouri|Kansas City and Missouri|MO|KC1,SO1|Kansas City,Independence,Saint Louis,Florissant
wichita|Wichita y alrededores|Greater Wichita|KS|WI1|Wichita,Derby,Newton
rhode-island|Rhode Island y alrededores|Rhode Island and nearby|RI|PR1|Providence,Cranston,Pawtucket,Warwick
washington|Oeste de Washington|Western Washington|WA|TA1,EV1|Tacoma,Everett,Kent,Federal Way,Marysville
este-de-washington|Este de Washington|Eastern Washington|WA|SP1,YA1|Spokane,Yakima,Sunnyside,Union Gap
arizona|Valle del Sol y Tucson|Phoenix and Tucson|AZ|PH1,ME1,TU1,YU1|Phoenix,Mesa,Tucson,Yuma,Glendale,Tempe
nevada|Las Vegas y Reno|Las Vegas and Reno|NV|LV1,RE1|Las Vegas,North Las Vegas,Reno,Sparks,Henderson
florida-central|Centro y norte de Florida|Central and North Florida|FL|OR1,TP1,JA1|Orlando,Tampa,Jacksonville,Kissimmee,Lakeland
sur-de-florida|Sur de Florida|South Florida|FL|MI1|Miami,Hialeah,Opa-locka,Miami Gardens
georgia|Atlanta y Savannah|Atlanta and Savannah|GA|AT1,SB1|Atlanta,Savannah,Forest Park,East Point
carolina-del-norte|Carolina del Norte|North Carolina|NC|CT1,RA1|Charlotte,Raleigh,Gastonia,Garner
virginia|Richmond y alrededores|Greater Richmond|VA|RM1|Richmond,Petersburg,Chesterfield
indianapolis|Indianápolis y alrededores|Greater Indianapolis|IN|IN1|Indianapolis,Plainfield,Avon,Speedway
calgary|Calgary y alrededores|Calgary and nearby|AB|CA1|Calgary,Airdrie,Chestermere,Okotoks
surrey|Surrey y el valle del Fraser|Surrey and the Fraser Valley|BC|SR1|Surrey,Delta,New Westminster,Langley
`;
