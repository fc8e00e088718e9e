var e = {
  label: `Quick links`,
  home: `Home`,
  offers: `Offers`,
  mine: `My loans`,
  cards: `Cards`,
  more: `More`,
  privacy: `Who saw what, stop, delete`,
  quiet: `Quiet mode`,
  quietUntil: `Quiet until {{at}}`,
  calls: `Calls {{from}}:00 to {{to}}:00 only`,
  answers_one: `{{count}} answer for you`,
  answers_other: `{{count}} answers for you`,
}
export { e as default }
