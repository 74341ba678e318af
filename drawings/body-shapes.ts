/**
 * Bodies on a 640 × 280 canvas, nose to the right, one scale for all (about 8.6 mm a unit). A body is two half-outlines
 * that meet at the belt: `top` runs from rear to nose, `bottom` from nose to rear; wheel arches are cut by the drawing.
 */
export type BodyShape = {
  /** Rear wheel x, front wheel x, tyre radius. */
  readonly wheels: readonly [number, number, number];
  readonly rocker: number;
  readonly rear: readonly [number, number];
  readonly nose: readonly [number, number];
  readonly top: string;
  readonly bottom: readonly [string, string];
  readonly glass: string;
  readonly pillar: string;
  readonly shine: string;
  readonly lines: string;
  readonly handles: string;
  readonly mirror: readonly [number, number];
  readonly tail: string;
  readonly head: string;
  readonly belt: string;
  /** Where and how large the paint pen writes. */
  readonly pen: readonly [number, number, number];
  readonly rail?: string;
  readonly bed?: string;
  readonly track?: string;
  /** Markup drawn before the body: seats, a cargo box. */
  readonly behind?: string;
  readonly clad?: true;
  /** The pen writes on paint instead of glass. */
  readonly penOnPaint?: true;
  readonly box?: true;
  /** Only the cab is body: no rear arch in it. */
  readonly cabOnly?: true;
};

export const bodyShapes = {
  sedan: {
    wheels: [152, 474, 37],
    rocker: 229,
    rear: [36, 178],
    nose: [604, 186],
    top: "C34 162 38 144 48 134C72 127 102 124 128 123C156 102 184 88 214 82C254 75 314 75 350 82C384 92 414 109 440 127C492 128 546 134 578 144C595 151 603 168 604 186",
    bottom: ["C605 203 604 216 599 226", "C41 222 38 200 36 178"],
    glass: "M163 122C182 106 200 97 222 91C258 85 312 85 345 91C371 99 396 112 414 125z",
    pillar: "M292 84 287 125M197 102 206 123",
    shine: "M324 117 336 93",
    lines: "M287 127V225M414 127C424 158 424 190 420 225M170 124C176 150 196 164 206 190V225",
    handles: "M300 146h22M214 145h22",
    mirror: [406, 119],
    tail: "M40 143 72 135 66 159 36 164z",
    head: "M540 139C552 141 582 147 590 153 597 160 600 166 602 174L574 171C558 167 547 154 540 139z",
    belt: "M74 139C200 131 400 133 536 144",
    pen: [220, 119, 2.1],
  },
  coupe: {
    wheels: [150, 456, 37],
    rocker: 231,
    rear: [44, 182],
    nose: [594, 190],
    top: "C43 164 46 148 56 138C84 131 108 128 132 124C172 104 206 94 244 90C282 87 318 89 344 95C378 105 404 119 426 134C480 135 534 141 566 151C585 158 593 174 594 190",
    bottom: ["C595 207 594 219 588 228", "C48 224 45 202 44 182"],
    glass: "M176 128C202 111 226 103 250 100C284 97 314 98 336 104C362 111 384 121 400 132z",
    pillar: "M236 102 222 129",
    shine: "M318 125 332 106",
    lines: "M222 130C214 160 214 192 222 227M402 134C410 164 410 194 402 227",
    handles: "M232 151h24",
    mirror: [392, 126],
    tail: "M47 148 80 141 75 161 44 167z",
    head: "M528 146C542 148 570 154 578 160 586 166 590 172 592 179L562 175C546 171 536 160 528 146z",
    belt: "M82 146C200 136 390 140 524 151",
    pen: [256, 127, 1.8],
  },
  hatchback: {
    wheels: [162, 440, 36],
    rocker: 229,
    rear: [72, 176],
    nose: [564, 184],
    top: "C70 158 71 142 77 128C87 104 100 86 118 78C162 68 246 66 296 75C336 85 374 106 406 127C456 128 508 134 540 144C556 151 563 168 564 184",
    bottom: ["C565 201 564 214 559 226", "C77 222 74 198 72 176"],
    glass: "M114 120C120 104 128 94 138 88C180 80 246 79 290 86C324 95 354 109 376 125z",
    pillar: "M260 78 256 125M170 80 178 123",
    shine: "M296 116 308 92",
    lines: "M256 127V225M378 127C388 156 388 192 384 225M154 124C164 150 198 160 208 190V225",
    handles: "M268 146h22M194 144h22",
    mirror: [370, 119],
    tail: "M80 115 98 109C103 130 101 146 97 162L73 166C72 146 74 131 80 115z",
    head: "M502 139C514 141 542 147 550 153 557 160 560 166 562 174L536 171C520 167 509 154 502 139z",
    belt: "M110 138C220 131 380 133 498 144",
    pen: [190, 118, 2.1],
  },
  wagon: {
    wheels: [152, 474, 37],
    rocker: 229,
    rear: [38, 178],
    nose: [604, 186],
    top: "C36 158 40 138 46 126C56 108 68 92 84 86C140 74 300 72 350 81C384 91 414 109 440 127C492 128 546 134 578 144C595 151 603 168 604 186",
    bottom: ["C605 203 604 216 599 226", "C43 222 40 200 38 178"],
    glass: "M82 121C86 107 92 99 104 94C170 84 300 82 345 90C371 98 396 112 414 125z",
    pillar: "M292 81 287 125M184 83 190 123",
    shine: "M324 117 336 92M110 115 120 95",
    lines: "M287 127V225M414 127C424 158 424 190 420 225M186 124C190 150 200 164 206 190V225",
    handles: "M300 146h22M214 145h22",
    mirror: [406, 119],
    tail: "M44 131 67 123C71 139 69 151 67 165L38 169C37 156 39 143 44 131z",
    head: "M540 139C552 141 582 147 590 153 597 160 600 166 602 174L574 171C558 167 547 154 540 139z",
    belt: "M76 139C200 131 400 133 536 144",
    rail: "M112 76C180 69 268 68 322 72",
    pen: [206, 118, 2.1],
  },
  suv: {
    wheels: [156, 470, 43],
    rocker: 220,
    rear: [46, 160],
    nose: [598, 164],
    top: "C45 132 48 108 54 90C60 70 68 58 84 54C150 46 294 46 346 53C376 64 404 86 426 109C480 110 538 114 574 122C592 128 598 146 598 164",
    bottom: ["C599 188 598 206 593 217", "C50 214 47 188 46 160"],
    glass: "M82 102C85 86 90 74 98 69C168 61 292 61 338 67C362 76 384 91 400 107z",
    pillar: "M286 58 282 106M176 59 182 104",
    shine: "M318 98 332 70M106 96 116 72",
    lines: "M282 108V216M402 109C412 142 412 184 408 216M178 106C182 132 204 148 214 174V216",
    handles: "M294 127h24M208 126h24",
    mirror: [392, 100],
    tail: "M50 108 70 103C74 120 73 135 71 149L46 152C46 137 47 122 50 108z",
    head: "M544 116C556 117 578 120 586 126 592 132 594 140 595 150L566 147C554 143 548 130 544 116z",
    belt: "M78 121C220 113 400 115 540 122",
    rail: "M102 42H318M124 42v8M298 42v8",
    clad: true,
    pen: [198, 102, 2.3],
  },
  pickup: {
    wheels: [138, 498, 45],
    rocker: 212,
    rear: [16, 156],
    nose: [624, 152],
    top: "C15 142 15 124 17 112L252 112C256 92 262 68 272 56C302 47 378 47 408 55C430 68 446 86 458 103C512 103 566 106 600 112C616 117 624 134 624 152",
    bottom: ["C625 176 624 196 619 208", "C19 202 16 180 16 156"],
    glass: "M272 102C276 84 281 73 289 66C322 60 372 60 398 66C416 76 428 89 436 101z",
    pillar: "M350 58 348 101",
    shine: "M374 94 386 68",
    lines: "M252 113V208M260 104C258 142 258 178 264 208M348 103V208M438 103C448 134 448 164 440 180",
    handles: "M358 122h24M272 122h24",
    mirror: [430, 95],
    tail: "M17 117H33V150L16 152z",
    head: "M576 109C590 109 604 112 611 118 617 124 619 132 620 140L592 138C582 132 578 122 576 109z",
    belt: "M40 126H240M272 126C400 124 500 124 572 126",
    bed: "M17 120H252",
    clad: true,
    pen: [289, 98, 2.1],
  },
  minivan: {
    wheels: [150, 480, 38],
    rocker: 228,
    rear: [34, 168],
    nose: [606, 178],
    top: "C33 140 36 114 44 94C52 74 62 63 80 59C160 49 302 51 358 63C398 77 438 100 470 122C514 126 558 134 584 144C599 151 605 164 606 178",
    bottom: ["C607 198 606 214 601 225", "C39 222 35 196 34 168"],
    glass: "M76 112C80 94 86 80 96 75C170 66 298 67 348 77C380 89 412 106 436 123z",
    pillar: "M320 66 324 119M194 68 196 116",
    shine: "M352 114 362 86M102 106 112 79",
    lines: "M324 120V224M424 124C434 152 436 188 428 224M196 118V176L206 192V224",
    track: "M58 134 196 136",
    handles: "M334 142h22M292 141h22",
    mirror: [432, 115],
    tail: "M44 103 63 98C68 120 66 138 62 157L35 161C35 139 38 121 44 103z",
    head: "M544 137C558 138 584 144 593 150 600 157 602 162 604 169L576 166C560 162 550 151 544 137z",
    belt: "M210 131C320 130 440 134 540 142",
    pen: [212, 112, 2.3],
  },
  van: {
    wheels: [144, 500, 42],
    rocker: 220,
    rear: [20, 160],
    nose: [622, 162],
    top: "C19 110 20 68 26 44C29 34 34 30 44 29C160 25 346 25 420 31C452 47 482 78 504 108C540 109 576 113 602 120C617 126 622 146 622 162",
    bottom: ["C623 188 622 206 617 216", "C24 212 21 190 20 160"],
    glass: "M372 104 378 50 412 50C436 64 458 84 472 105z",
    pillar: "M396 52V104",
    shine: "M424 96 434 72",
    lines: "M360 46 356 216M204 44 206 160M482 107C488 138 486 160 476 172",
    track: "M38 118H204",
    handles: "M368 124h24M330 122h16",
    mirror: [472, 96],
    tail: "M20 114H35V156L20 158z",
    head: "M578 115C590 115 604 118 611 124 617 130 618 138 619 148L592 145C584 140 580 128 578 115z",
    belt: "M40 174 604 172",
    pen: [222, 112, 3.9],
    penOnPaint: true,
  },
  convertible: {
    wheels: [150, 458, 37],
    rocker: 231,
    rear: [44, 182],
    nose: [596, 190],
    top: "C43 164 47 150 58 142C100 134 150 132 190 134C250 137 330 137 392 135L426 134C482 135 536 141 568 151C587 158 595 174 596 190",
    bottom: ["C597 207 596 219 590 228", "C48 224 45 202 44 182"],
    behind:
      '<path d="M170 137C164 120 182 111 210 114L244 119 250 138z" fill="#3a4146"/><path d="M232 140 228 116 232 103Q240 97 248 104L258 140zM312 140 308 114 312 101Q320 95 328 102L338 140z" fill="#5d4230"/><path d="M344 118 356 140" fill="none" stroke-width="6"/>',
    glass: "M352 102C378 111 402 122 420 134H392z",
    pillar: "M350 101C378 110 404 122 424 135",
    shine: "",
    lines: "M222 137C214 164 214 194 222 227M406 136C414 164 412 196 404 227",
    handles: "M232 155h24",
    mirror: [394, 129],
    tail: "M47 151 80 144 75 163 44 169z",
    head: "M530 146C544 148 572 154 580 160 588 166 592 172 594 179L564 175C548 171 538 160 530 146z",
    belt: "M82 148C200 140 390 142 526 151",
    pen: [290, 200, 3],
    penOnPaint: true,
  },
  truck: {
    wheels: [152, 506, 43],
    rocker: 212,
    rear: [400, 146],
    nose: [624, 152],
    top: "C400 116 402 80 408 58C412 48 418 44 428 44L498 44C518 58 536 80 548 104C572 105 590 108 606 113C619 119 624 136 624 152",
    bottom: ["C625 178 624 196 619 208", "C402 200 400 176 400 146"],
    behind:
      '<path d="M16 184H430V208H16z" fill="#4b5357"/><path d="M12 18H392V184H12z" fill="#f1f3f2"/><path d="M12 166H392V184H12z" fill="#000" opacity=".14" stroke="none"/><path d="M58 26V164M104 26V164M150 26V164M196 26V164M242 26V164M288 26V164M334 26V164" stroke="#000" stroke-opacity=".12" stroke-width="3"/><path d="M12 27H392" stroke-width="3"/><path d="M104 200A48 48 0 0 1 200 200z" fill="#1b1e21" stroke="none"/>',
    glass: "M426 102 430 58H490C506 70 520 86 528 103z",
    pillar: "M460 60V102",
    shine: "M484 96 492 74",
    lines: "M424 104V206M526 105C534 132 532 148 522 156",
    handles: "M432 124h22",
    mirror: [526, 97],
    tail: "M12 188H26V203H12z",
    head: "M584 109C596 109 606 112 613 118 619 124 620 132 621 140L596 138C588 132 586 122 584 109z",
    belt: "",
    box: true,
    pen: [112, 122, 5],
    penOnPaint: true,
    cabOnly: true,
  },
} as const satisfies Record<string, BodyShape>;

export type BodyStyle = keyof typeof bodyShapes;
export const bodyStyles = Object.keys(bodyShapes) as readonly BodyStyle[];
export const isBodyStyle = (name: string): name is BodyStyle => Object.hasOwn(bodyShapes, name);
