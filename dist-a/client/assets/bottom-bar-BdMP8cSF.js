var e = {
  label: `झटपट लिंक`,
  home: `होम`,
  offers: `ऑफ़र`,
  mine: `मेरे लोन`,
  cards: `कार्ड`,
  more: `और`,
  privacy: `किसने क्या देखा, रोकना, मिटाना`,
  quiet: `शांत मोड`,
  quietUntil: `{{at}} तक शांत मोड`,
  calls: `कॉल सिर्फ़ {{from}}:00 से {{to}}:00 तक`,
  answers_one: `आपके लिए {{count}} जवाब`,
  answers_other: `आपके लिए {{count}} जवाब`,
}
export { e as default }
