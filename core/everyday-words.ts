/** What is said of how a part is and what it may cost: no list goes by it, and nothing else is meant. */
export const praise: ReadonlySet<string> = new Set(
  (
    "barato barata baratos baratas cheap cheaper nuevo nueva nuevos nuevas new bueno buena buenos buenas buen good great nice clean limpio limpia " +
    "original originales oem genuine condition condicion condiciones estado shape decent decente perfecto perfecta perfect working funcionando"
  ).split(" "),
);

/** Words of every day, mostly verbs: they are no misspelt car, part or town. */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    "rent rents rented quita quitan quite saca sacan saque poner pone ponen puso pusieron meter mete meten broke broken break breaks fell fall lost went gone run runs running ran " +
    "work works worked start starts started crash crashed hit need needs needed want wants bought buy buys buying pay pays paid put puts hold holds keep keeps " +
    "read tell told ask asked call called know known think say says said make made leave feel felt help show shows send sent take takes taken took come came " +
    "comes bring brings bringing brought go goes going wait waits open opened close closed live lives drive drives drove walk heavy big old young " +
    "early late near far same other another every each both few many more most hard easy first last next about after before again " +
    "because while until since though maybe never always often usually almost instead together " +
    "prende prender enciende arranca jala jalar sirve sirvio funciona funciono quedo queda quedan rompio rompieron quebro descompuso fallo perdio trae traia traigo viene vienen " +
    "vino salio salir sale tuvo tenia hago hace hacen hacer hizo digo dice dicen decir dijo voy vamos van iba fui fue eran era estaba estan estoy somos soy son sera " +
    "compre compro comprar comprado vivo vive viven vino manejar paga pagan pagar pague cambiar cambie revisar reviso mandar dejar deja dejan dejo " +
    "siempre nunca tambien tampoco despues antes todavia ya casi apenas luego pronto tarde temprano lejos mismo misma otro otra otros otras cada poco pocos mucho muchos mucha muchas mejor peor " +
    "viejo vieja joven pesado pesada pesadas dificil facil rapido dolares pesos dollars bucks gente people person persona personas familia amigos hijo hija casa home house street calle " +
    "pedazo cosa cosas thing things something anything nothing everything algo nada alguno ninguno ninguna quien quienes cual cuales whom why porque " +
    "accept accepts trade trades place places directions worth speak speaks speaking joke jokes boat boats senior seniors owner cargar cargan prestar nino ninos nina ninas dueno yonkero yonkeros chiste"
  ).split(" "),
);
