import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { useReplayedLists } from './hooks.ts'
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
  const replays = useReplayedLists(appId)
  return (
    <div className="acc-body">
      <Loaded query={replays} failed={t('failed')} waiting={<p role="status">{t('common:loading')}</p>}>
        {(lists) => <ReplayedLists lists={lists} />}
      </Loaded>
    </div>
  )
}
