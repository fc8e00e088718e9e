import { DESK_SUBJECTS, type DeskShare } from '#src/contract/entities/support/ticket-desk.ts'
import type { DeskPerson } from '#server/db/repositories/support/desk-people.ts'

export const toDeskShare = ({ taking, languages, subjects }: DeskPerson): DeskShare => ({
  ...{ taking, languages },
  subjects: DESK_SUBJECTS.filter((each) => subjects.includes(each)),
})
