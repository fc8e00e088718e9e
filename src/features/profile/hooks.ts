import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Option } from '#src/contract/entities/option-list.ts'
import { OPTION_LISTS, optionLabelKey } from '#src/contract/option-lists/option-lists.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import { call } from '#src/lib/http.ts'
import { useSession } from '#src/lib/session.ts'
import { getProfile } from './api.ts'

export const profileKey = (userId: number) => ['user', userId] as const

/** The signed-in customer's profile as served. */
export function useProfile() {
  const userId = useSession((session) => session.userId) ?? 0
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => getProfile(userId, signal),
    enabled: userId > 0,
    // Another tab or device may have saved since; fields that nobody touched here take its values over.
    refetchOnMount: 'always',
  })
}

/** Every option list in the language of the screen. The dictionary's own words stand in until the answer is there. */
export function useOptions(): (list: OptionListName) => readonly Option[] {
  const { t, i18n } = useTranslation('options')
  const language = i18n.language === 'hi' ? 'hi' : 'en'
  const { data } = useQuery({
    queryKey: ['search-list', language],
    queryFn: ({ signal }) => call('listSearchLists', { params: { language }, signal }),
    staleTime: Infinity,
  })
  return (list) =>
    data?.data[list] ?? OPTION_LISTS[list].map(({ id }) => ({ id, value: t(optionLabelKey(list, id) ?? '') }))
}
