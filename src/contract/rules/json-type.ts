/** JSON types of a value that its schema knows by a test alone: what the description of the API says of it. */
export interface JsonType {
  jsonType: readonly ('string' | 'number')[]
}

export const TEXT: JsonType = { jsonType: ['string'] }
/** A number, or empty text while nothing is entered. */
export const NUMBER_OR_EMPTY: JsonType = { jsonType: ['number', 'string'] }
