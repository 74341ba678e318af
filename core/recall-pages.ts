/** Where the recall of an airbag is looked up by its VIN: the two governments' own pages. */
export const recallPages = [
  { name: "NHTSA", url: "https://www.nhtsa.gov/recalls" },
  {
    name: "Transport Canada",
    url: "https://tc.canada.ca/en/road-transportation/defects-recalls-vehicles-tires-child-car-seats",
  },
] as const;
