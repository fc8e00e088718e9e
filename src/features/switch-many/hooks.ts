import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SwitchedKind, SwitchMany } from '#src/contract/entities/catalogue/switch-many.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { call } from '#src/lib/http/http.ts'

/** @param queryKey what is read again afterwards */
export function useSwitchMany(kind: SwitchedKind, queryKey: readonly string[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, on, signed }: { ids: readonly number[]; on: Flag; signed?: SwitchMany['signed'] }) =>
      call('switchMany', { body: { kind, ids: [...ids], on, ...(signed && { signed }) } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
