import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'

interface UrlTabsProps<Key extends string> {
  /** Those that this person may open; the first is open when the address names none of them. */
  tabs: readonly Key[]
  label: string
  nameOf: (tab: Key) => string
  /** What of the address stays when another tab is opened; everything else belongs to the tab that is left. */
  keep?: readonly string[]
  children: (open: Key) => ReactNode
}

/** Tabs of a back office and the panel below them; which one is open stands in the address, so that Back leads to the one before. */
export function UrlTabs<Key extends string>({ tabs, label, nameOf, keep = [], children }: UrlTabsProps<Key>) {
  const id = useId()
  const [params, setParams] = useSearchParams()
  const strip = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(strip, tabs.length)
  const open = tabs.find((each) => each === params.get('tab')) ?? tabs[0]
  const show = (tab: Key) => {
    const kept = [...params].filter(([name]) => keep.includes(name))
    setParams([...kept, ['tab', tab]])
  }
  if (open === undefined) return null
  return (
    <>
      <Tabs
        ref={strip}
        value={open}
        variant="scrollable"
        scrollButtons={overflows}
        aria-label={label}
        onChange={(_, tab: Key) => show(tab)}
        sx={{ mt: 3, mb: 5 }}
      >
        {tabs.map((tab) => (
          // The panels of the others are not there: naming them would lead a screen reader nowhere.
          <Tab
            key={tab}
            value={tab}
            id={`${id}-tab-${tab}`}
            {...(tab === open && { 'aria-controls': `${id}-panel` })}
            label={nameOf(tab)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
        {children(open)}
      </Box>
    </>
  )
}

/** Whether the tabs need more width than there is; buttons to scroll would take some of it, so they do not count. */
function useOverflow(strip: RefObject<HTMLElement | null>, count: number): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const box = strip.current
    const list = box?.querySelector('[role="tablist"]')
    if (!box || !list) return
    const observer = new ResizeObserver(() => {
      const needed = [...list.children].reduce((sum, tab) => sum + tab.getBoundingClientRect().width, 0)
      setOverflows(needed > box.clientWidth + 1)
    })
    for (const each of [box, ...list.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [strip, count])
  return overflows
}
