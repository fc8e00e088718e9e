import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isUnset, withGiven } from '#src/contract/catalogue/lender-readiness.ts'
import type { AdminLender, Lender, LenderProperty, LenderUpdate } from '#src/contract/entities/catalogue/lender.ts'
import { ApiError, isSaidAtField } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { ADMIN_LENDERS, adminLendersQuery } from '#src/lib/office/lenders-query.ts'
import { endErrorsAbout, errorText, toast } from '#src/lib/toast.ts'
import { AwaitingApproval } from '#src/ui/dialog/use-approval-reason.tsx'
import type { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'
import { conflictIn } from '#src/ui/edit/edit-conflict.ts'
import type { useSignature } from './use-signature.tsx'

const LIST = adminLendersQuery.queryKey
const oneKey = (lenderId: number) => [...ADMIN_LENDERS, 'one', lenderId]
const GROUPS = ['lender-groups']

export function useLenders() {
  return useQuery(adminLendersQuery)
}

export function useLender(lenderId: number) {
  return useQuery({
    queryKey: oneKey(lenderId),
    queryFn: ({ signal }) => call('getAdminLender', { params: { lenderId }, signal }),
    enabled: Number.isSafeInteger(lenderId) && lenderId > 0,
  })
}

/** What of a lender waits for a second person; read anew with the lender, which is asked for after each change. */
export const useLenderApprovals = (lenderId: number) =>
  useQuery({
    queryKey: [...ADMIN_LENDERS, 'approvals', lenderId],
    queryFn: ({ signal }) => call('listLenderApprovals', { params: { lenderId }, signal }),
    refetchOnMount: 'always',
    enabled: lenderId > 0,
  })

export function useLenderGroups() {
  return useQuery({
    queryKey: GROUPS,
    queryFn: async ({ signal }) => (await call('listLenderGroups', { signal })).lenderGroups,
  })
}

export function useCreateLenderGroup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => (await call('createLenderGroup', { body: { name } })).lenderGroup,
    onSuccess: () => client.invalidateQueries({ queryKey: GROUPS }),
  })
}

export function useCreateLender() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call('createLender', { body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: LIST }),
  })
}

export function useRemoveLender() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (lender_id: number) => call('removeLender', { body: { lender_id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: LIST }),
  })
}

/** Brings a deleted lender back; for the Undo of a toast, which may outlive its page. */
export function useRestoreLender() {
  const client = useQueryClient()
  return {
    restore: (lenderId: number) => call('restoreLender', { params: { lenderId } }),
    reload: () => client.invalidateQueries({ queryKey: ADMIN_LENDERS }),
  }
}

/** The server did not switch a lender on, since it lacks something that customers need. */
export class LenderUnfinished extends Error {}

interface Edit {
  value: LenderUpdate['value']
  /** What the editor began from; absent = what the lender has on the screen. */
  expected?: LenderUpdate['value']
}

/**
 * Saves one property at once and offers to take it back. On failure the lender is asked for again, since somebody else
 * may have changed it, and the reason is thrown for the place where it was typed.
 */
export function useSaveLender(
  withWhy: ReturnType<typeof useApprovalReason>['withWhy'],
  /** Where lenders are switched on. */
  withSignature: ReturnType<typeof useSignature>['withSignature'] = (send) => send(),
) {
  const client = useQueryClient()
  const { t } = useTranslation(['lenders-admin', 'form'])

  const save = async (lender: Lender, property: LenderProperty, { value, expected }: Edit): Promise<void> => {
    const before = expected === undefined ? lender[property] : expected
    const about = `lender:${lender.lender_id}:${property}`
    endErrorsAbout(about)
    try {
      const body = { lender_id: lender.lender_id, property, value, expected: before }
      await withWhy((reason) =>
        withSignature((without) =>
          call('updateLender', {
            body: { ...body, ...(reason !== undefined && { reason }), ...(without && { without }) },
          }),
        ),
      )
    } catch (error) {
      // Nothing has changed: nobody said why, or somebody else has to agree first.
      if (error instanceof AwaitingApproval) void client.invalidateQueries({ queryKey: ADMIN_LENDERS })
      if (error instanceof Cancelled) return
      const conflict = error instanceof ApiError ? conflictIn(errorText(error), error.errors) : null
      if (conflict) {
        // An editor shows both values; a switch has no room for them.
        if (expected === undefined)
          toast.error(
            conflict.by === '' ? t('form:conflict.changed') : t('form:conflict.changedBy', { by: conflict.by }),
            about,
          )
        void client.invalidateQueries({ queryKey: ADMIN_LENDERS })
        throw conflict
      }
      if (property === 'lender_status' && error instanceof ApiError && error.code === 'validation') {
        // The list that it carries needs the lender as it is now.
        await client.invalidateQueries({ queryKey: ADMIN_LENDERS })
        throw new LenderUnfinished(reasonOf(error, 'value'), { cause: error })
      }
      const reason = error instanceof ApiError && error.saidByServer ? reasonOf(error, 'value') : t('updateFailed')
      // What a rule says of a value stands at the field while it is open.
      const atField = expected !== undefined && isSaidAtField(error)
      if (!atField) toast.error(reason, about)
      void client.invalidateQueries({ queryKey: ADMIN_LENDERS })
      throw new Error(reason, { cause: error })
    }
    const saved = withGiven(lender, { [property]: value })
    keep(client, saved, property)
    // Nobody had given the value that stood there before.
    if (isUnset(lender, property)) toast.success(t('updated'))
    else
      toast.saved(t('updated'), () => {
        save(saved, property, { value: before }).catch((error: unknown) => {
          // Every other reason has been toasted; there is no field open to show it in.
          if (error instanceof LenderUnfinished) toast.error(error.message, about)
        })
      })
    // The server may have tidied it.
    void client.invalidateQueries({ queryKey: ADMIN_LENDERS })
  }
  return save
}

function keep(client: QueryClient, { lender_id, ...saved }: Lender, property: LenderProperty): void {
  const change = { [property]: saved[property] }
  client.setQueryData<AdminLender>(oneKey(lender_id), (old) => old && withGiven(old, change))
  client.setQueryData<AdminLender[]>(LIST, (list) =>
    list?.map((each) => (each.lender_id === lender_id ? withGiven(each, change) : each)),
  )
}
