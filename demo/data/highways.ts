/** Highways that pass the demo's cities; the exits are invented, as the yards are. */
const lines = `
RC1 US-50 exit 18
SA1 CA-99 exit 294|US-50 exit 11
ST1 I-5 exit 471|CA-4 exit 66
MO1 CA-99 exit 226
FR1 CA-99 exit 131|CA-41 exit 126
BK1 CA-58 exit 113|CA-99 exit 23
NK1 I-880 exit 16|CA-84 exit 35
SJ1 I-880 exit 3|US-101 exit 388
RI1 I-580 exit 8|I-80 exit 16
FF1 I-80 exit 45|CA-12
CV1 I-805 exit 3|I-5 exit 6
SV1 I-5 exit 152|CA-170 exit 8
RV1 I-215 exit 33|CA-91 exit 64
RD1 I-5 exit 675|CA-44
FW1 I-20 exit 438|I-35W exit 46
DA1 I-30 exit 42|TX-12
HO1 I-69 exit 138|I-610 exit 19
SN1 I-37 exit 132|I-410 exit 44
AU1 US-183|I-35 exit 229
EP1 I-10 exit 32|TX-375 exit 42
LA1 US-59|I-35 exit 2
MC1 I-2 exit 142|TX-115
CH1 I-55 exit 285|I-294 exit 20
CG1 US-30|IL-394
RF1 US-20 exit 23|I-39 exit 119
CO1 I-270 exit 52|OH-104
CL1 I-480 exit 23|I-271 exit 27
CN1 I-75 exit 6|OH-562
PO1 I-5 exit 306|US-30
EU1 OR-569|I-5 exit 195
SL1 I-215 exit 21|UT-201 exit 13
OG1 I-15 exit 346
KC1 I-435 exit 60|I-70 exit 7
SO1 I-70 exit 246|I-270 exit 34
WI1 I-135 exit 10|KS-96
PR1 US-6|I-95 exit 37
TA1 I-5 exit 130|WA-16 exit 1
SP1 I-90 exit 286|US-395
EV1 I-5 exit 189|WA-526
YA1 I-82 exit 34|US-12
PH1 I-10 exit 136|AZ-202 exit 70
TU1 I-10 exit 262|I-19 exit 99
ME1 US-60 exit 180|AZ-101 exit 55
YU1 I-8 exit 7|US-95
LV1 I-15 exit 48|NV-604
RE1 I-580 exit 65|I-80 exit 15
OR1 FL-528 exit 6|FL-417 exit 13
TP1 I-4 exit 5|US-41
JA1 I-10 exit 357|I-295 exit 22
MI1 I-95 exit 7|FL-9
AT1 I-285 exit 55|I-75 exit 243
SB1 I-16 exit 164|US-80
CT1 I-85 exit 33|US-74
RA1 I-40 exit 298|US-70
RM1 I-95 exit 69|VA-150
IN1 I-465 exit 8|I-70 exit 75
CA1 AB-2 exit 243|AB-201 exit 70
SR1 BC-17|BC-1 exit 50
OK9 I-880 exit 43|I-80 exit 8
PT9 US-30|I-405 exit 3
OX1 US-101 exit 62|CA-1
`;

/** By the yard's site. */
export const highways: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, 3), line.slice(4)]),
);
