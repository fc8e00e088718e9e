import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/site/Button.tsx'

const FIRST = 5

/** The newest few, and the rest at a press. */
export function LongList({ items }: { items: readonly { key: string; content: ReactNode }[] }) {
  const { t } = useTranslation('privacy')
  const [all, setAll] = useState(false)
  const hidden = all ? 0 : items.length - FIRST
  return (
    <>
      <ul className="log mt8">
        {(all ? items : items.slice(0, FIRST)).map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="secondary" small onClick={() => setAll(true)}>
          {t('showAll', { count: hidden })}
        </Button>
      )}
    </>
  )
}
