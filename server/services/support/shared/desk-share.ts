import type { DeskPerson } from '#server/db/repositories/support/desk-people.ts'
import { DESK_SUBJECTS } from '#src/contract/entities/support/ticket-desk.ts'
import type { DeskShare } from '#src/contract/entities/support/ticket-desk.ts'

export const toDeskShare = ({ taking, languages, subjects }: DeskPerson): DeskShare => ({
  taking,
  languages,
  subjects: DESK_SUBJECTS.filter((each) => subjects.includes(each)),
})
