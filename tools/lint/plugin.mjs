import {
  cookieByHand,
  importMetaEnv,
  paleWords,
  scrollAnswer,
  spreadLiteral,
  tableByText,
} from './forbidden-syntax.mjs'
import { oneDatabaseHandle } from './one-database-handle.mjs'
import { typedAddress } from './typed-address.mjs'
import { untranslatedText } from './untranslated-text.mjs'
import { zones } from './zones.mjs'

/** Rules of this product alone; .oxlintrc.json says where each holds. */
export default {
  meta: { name: 'creditlane' },
  rules: {
    'cookie-by-hand': cookieByHand,
    'import-meta-env': importMetaEnv,
    'one-database-handle': oneDatabaseHandle,
    'pale-words': paleWords,
    'scroll-answer': scrollAnswer,
    'spread-literal': spreadLiteral,
    'table-by-text': tableByText,
    'typed-address': typedAddress,
    'untranslated-text': untranslatedText,
    zones,
  },
}
