import { it, expect } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import { describeApi } from '#server/openapi.ts'
it('x', () => { const r: number[]=[]; for (let i=0;i<5;i++){const c=process.cpuUsage(); describeApi(ENDPOINTS,'demo'); const d=process.cpuUsage(c); r.push((d.user+d.system)/1000)}; expect(r).toEqual(0) })
