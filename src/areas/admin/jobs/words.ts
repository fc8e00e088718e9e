import type { TFunction } from 'i18next'
import type { JobBoard, JobSubject } from '#src/contract/entities/operations/job-board.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { count } from '#src/lib/format.ts'

type Words = TFunction<'jobs'>

/** What a kind of work is called; one that this version does not know is other work. */
export const kindWords = (t: Words, kind: string): string => t([`kind.${kind}`, 'kind.other'])

/** What a server outside is called, by its kind and, where there are several of it, its own name. */
export function targetWords(t: Words, target: string): string {
  const [kind = '', ...name] = target.split(':')
  return t([`target.${kind}`, 'target.other'], { name: name.join(':') || kind })
}

/** Why work failed: how its last call ended; else the name of the error in the program. */
export const causeWords = (t: Words, cause: string): string => t([`cause.${cause}`, 'cause.other'], { name: cause })

/** The page of the record that work is about. */
export function subjectPath({ record, id, user_id }: JobSubject): string {
  switch (record) {
    case 'application':
      return user_id === null ? pathTo('csr-portal') : pathTo('csr-portal/:id/:pid', { id: user_id, pid: id })
    case 'enquiry':
      return pathTo('loan-enquiries/:ref', { ref: id })
    case 'ticket':
      return pathTo('ticket-desk/:ref', { ref: id })
    case 'partner':
      return pathTo('partners/:id', { id })
    case 'lender':
      return pathTo('lenders/:lenderId', { lenderId: id })
    case 'campaign':
      return withQuery(pathTo('messaging'), { message: id })
    case 'erasure':
      return pathTo('customer-info-deletion')
  }
}

/** Where reports and lists are read. */
export const replicaWords = (t: Words, { state, lag_seconds }: NonNullable<JobBoard['replica']>): string =>
  t(`replica.${state}`, { seconds: count(lag_seconds ?? 0) })
