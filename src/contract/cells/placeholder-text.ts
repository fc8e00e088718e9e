/**
 * What people and programs write where there is nothing: Excel's pivot tables, pandas, databases, C. One list for every column.
 * A cell of dashes, such as '-', says nothing either, nor one of question marks, which stand for letters that were lost.
 */
const NOTHING: ReadonlySet<string> = new Set([
  'na',
  'n/a',
  'n.a',
  'n.a.',
  'n/a.',
  'n./a.',
  'nil',
  'nil.',
  'null',
  'none',
  'nan',
  '-nan',
  '+nan',
  'nat',
  '<na>',
  '<null>',
  '<none>',
  '[null]',
  '(null)',
  '(nil)',
  '(none)',
  '(blank)',
  '(empty)',
  '\\n',
  'undefined',
  'not available',
  'not applicable',
  '1.#ind',
  '-1.#ind',
  '1.#qnan',
  '-1.#qnan',
  '[object object]',
])

const LONGEST = 16
const RULED = /^[-–—−_.…?]+$/

export const isPlaceholder = (text: string): boolean =>
  text === '' || (text.length <= LONGEST && (RULED.test(text) || NOTHING.has(text.toLowerCase())))

/**
 * A formula's error in any language of a spreadsheet (#REF!, #BEZUG!, #N/A, #NV), or a number that was wider than its column:
 * what stood there is not in the file.
 */
const ERROR =
  /^(?:#[\p{L}\p{M}\d/_]+[!?]|#(?:n\/?[adv]|getting_data|ref|value|name|num|null|error)(?: n\/a)?|#{2,}|err:\d{3})$/iu

export const isSheetError = (text: string): boolean => (text[0] === '#' || /^err:/i.test(text)) && ERROR.test(text)
