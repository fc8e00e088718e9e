import type { AnySchema, ObjectSchema } from 'yup'
import { emptyOr, flag, strictObject } from '#src/contract/entities/shared/fields.ts'
import { number, string } from '#src/contract/yup.ts'
import { FIELD_CONDITIONS } from './field-conditions.ts'
import { PROFILE_FIELDS, PROFILE_ROWS } from './profile-fields.ts'
import type { FieldOf, ProfileField, ProfileKind, ProfileRow, ProfileStep } from './profile-fields.ts'
import { rulesOf } from './profile-rules.ts'
import type { ProfileUpdate, ServedProfile } from './profile.ts'

const SHAPES: Record<ProfileKind, () => AnySchema> = {
  text: () => string().defined(),
  flag,
  id: () => number().integer().defined(),
  choice: () =>
    emptyOr<number>((value) => typeof value === 'number' && Number.isInteger(value), 'rules:choice.unknown').defined(),
  amount: () =>
    emptyOr<number>((value) => typeof value === 'number' && Number.isFinite(value), 'rules:number.range').defined(),
  rupees: () => number().defined(),
}

/** Schema of the profile as served: shapes only, since stored values have passed the rules on their way in. */
export const servedProfileSchema = strictObject(
  Object.fromEntries(PROFILE_ROWS.map(([name, { kind }]) => [name, SHAPES[kind]()])),
) as unknown as ObjectSchema<ServedProfile>

/**
 * What a customer may change: any subset of these fields, each valid or empty (autosave keeps what is cleared). Fields
 * that only the server decides (completion flags, ids, verification, role) are unknown keys here and refused. A masked
 * `tin` or `birth_date` means unchanged.
 */
export const profileUpdateSchema = strictObject(
  Object.fromEntries(
    PROFILE_ROWS.flatMap(([name, row]) => {
      const rules = rulesOf(row)
      return rules ? [[name, rules.saved]] : []
    }),
  ),
) as unknown as ObjectSchema<ProfileUpdate>

/** Schema of what a step asks of the profile, in the order of the form. */
export function stepSchema<Step extends ProfileStep>(step: Step) {
  const asked = PROFILE_ROWS.filter(([, row]) => row.step === step).map(([name, row]) => [name, askedSchema(row)])
  return strictObject(Object.fromEntries(asked) as Record<FieldOf<Step>, AnySchema>)
}

/** Schema of these fields of the profile, in this order, where a form asks for them together; `must`: beside what is required anyway. */
export const askedSchemas = (names: readonly ProfileField[], must: readonly ProfileField[] = []) =>
  strictObject(Object.fromEntries(names.map((name) => [name, askedSchema(PROFILE_FIELDS[name], must.includes(name))])))

function askedSchema(row: ProfileRow, must = false): AnySchema {
  const rules = rulesOf(row)
  if (!rules) throw new Error('a step asks for a field that nobody may save')
  const optional = rules.asked ?? rules.saved
  if (must) return rules.required
  if (!row.required) return optional
  if (row.asked === undefined) return rules.required
  const { by, holds } = FIELD_CONDITIONS[row.asked]
  return optional.when(by, ([answer], schema) => (holds(answer) ? rules.required : schema))
}
