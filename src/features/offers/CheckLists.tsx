import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#src/lib/http.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { ReplayedLists } from './ReplayedLists.tsx'

/** The customer's way to have the lists they were shown made again. Nothing is asked for before it is opened. */
export function CheckLists({ appId }: { appId: string }) {
  const { t } = useTranslation('replay')
  const [open, setOpen] = useState(false)
  return (
    <details
      className="card acc check-lists mt16"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          <span className="h3 block">{t('title')}</span>
          <span className="sm mut block">{t('lead')}</span>
        </span>
        <Icon name="chevronDown" />
      </summary>
      {open && <Lists appId={appId} />}
    </details>
  )
}

function Lists({ appId }: { appId: string }) {
  const { t } = useTranslation(['replay', 'common'])
  const replays = useQuery({
    queryKey: ['replays', appId],
    queryFn: async ({ signal }) => (await call('replayOffers', { params: { appId }, signal })).data,
    staleTime: 0,
  })
  return (
    <div className="acc-body">
      <Loaded query={replays} failed={t('failed')} waiting={<p role="status">{t('common:loading')}</p>}>
        {(lists) => <ReplayedLists lists={lists} />}
      </Loaded>
    </div>
  )
}
