import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ErasureDetail } from '#src/contract/entities/privacy/erasure-desk.ts'
import { call } from '#src/lib/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { useReloadErasures } from './hooks.ts'

/** Takes a request to look after, or gives it back. */
export function OwnerButton({ request: { reference, own } }: { request: ErasureDetail }) {
  const { t } = useTranslation('erasure-desk')
  const reload = useReloadErasures()
  const act = useMutation({
    mutationFn: () => call('ownErasureRequest', { params: { reference }, body: { mine: !own } }),
    onSuccess: () => toast.success(t(own ? 'owner.given' : 'owner.taken')),
    onError: toastError,
    onSettled: reload,
  })
  return (
    <Button disabled={act.isPending} onClick={() => act.mutate()}>
      {t(own ? 'owner.give' : 'owner.take')}
    </Button>
  )
}
