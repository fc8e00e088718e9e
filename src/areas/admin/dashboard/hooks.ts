import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { WORK_LIST } from '#src/features/work-list/use-work-list.ts'
import { call } from '#src/lib/http/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'

const ALARMS = ['figure-alarms']

export const useFigureAlarms = () =>
  useQuery({ queryKey: ALARMS, queryFn: ({ signal }) => call('listFigureAlarms', { signal }) })

/** Notes that an alarm has been seen. */
export function useSeeAlarm() {
  const { t } = useTranslation('work-list')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('seeFigureAlarm', { params: { id } }),
    onSuccess: () => toast.success(t('alarms.done')),
    onError: toastError,
    onSettled: () => Promise.all([ALARMS, WORK_LIST].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
