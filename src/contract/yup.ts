import { setLocale } from 'yup'

// Every message is a translation key, yup's own defaults included; a rule that forgets one must not leak English.
setLocale({
  mixed: {
    default: 'rules:invalid',
    required: 'rules:required',
    defined: 'rules:required',
    notNull: 'rules:required',
    oneOf: 'rules:choice.unknown',
    notOneOf: 'rules:choice.unknown',
    notType: 'rules:type',
  },
  string: { max: 'rules:text.tooLong', matches: 'rules:invalid' },
  number: { min: 'rules:number.range', max: 'rules:number.range', integer: 'rules:number.range' },
  object: { noUnknown: 'rules:unknownField' },
})

/** yup with translation keys as its default messages; rules and entities build their schemas from here. */
export { array, boolean, mixed, number, object, string, ValidationError } from 'yup'
