import type { ObjectSchema } from 'yup'
import { number, string } from '#src/contract/yup.ts'
import { flag, listOf, strictObject } from './fields.ts'
import type { Language } from './language.ts'

const languageSchema: ObjectSchema<Language> = strictObject({
  id: number().integer().min(1).defined(),
  languageName: string().defined(),
  image: string().defined(),
  isDefault: flag(),
  country_key: string().defined(),
  country_name: string().defined(),
  phone_code: string().defined(),
})

/** Answer of POST /api/getLanguages inside its wrapper: `data.data`. */
export const languageListSchema = listOf(languageSchema)
