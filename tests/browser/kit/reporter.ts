// Prints every step of a browser test. At the end, prints the failed steps and the number of steps, which `npm test` reads.
import type { FullResult, Reporter, TestCase, TestError, TestResult, TestStep } from '@playwright/test/reporter'

/** First words of the error that fails a test at its end if a step has failed. */
export const FAILED_STEPS = 'failed steps:'

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const textOf = ({ stack, message, value, snippet }: TestError): string => [stack ?? message ?? value, snippet].filter(Boolean).join('\n')
const miss = (name: string, error: TestError): string => `  MISS ${name}\n    ${textOf(error)}`

/** Reporter that prints and counts the steps of each test. */
export default class StepReporter implements Reporter {
  /** Output lines of each running test. */
  #lines = new Map<TestResult, string[]>()
  #misses: string[] = []
  #passed = 0
  #failed = 0

  #say(result: TestResult, line: string) {
    this.#lines.set(result, [...(this.#lines.get(result) ?? []), line])
  }

  #miss(name: string, error: TestError, result: TestResult) {
    this.#failed += 1
    this.#say(result, miss(name, error))
  }

  printsToStdio(): boolean {
    return true
  }

  onStdOut(chunk: string | Buffer, _test: TestCase | void, result: TestResult | void): void {
    if (result) this.#say(result, String(chunk).trimEnd())
    else process.stdout.write(chunk)
  }

  onStdErr(chunk: string | Buffer, test: TestCase | void, result: TestResult | void): void {
    this.onStdOut(chunk, test, result)
  }

  onStepEnd(_test: TestCase, result: TestResult, { category, parent, title, error, duration }: TestStep): void {
    if (category !== 'test.step' || parent !== undefined) return
    if (error) return this.#miss(title, error, result)
    this.#passed += 1
    this.#say(result, `  ok   ${title}, ${seconds(duration)}`)
  }

  onTestEnd({ title }: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return
    const isOfSteps = ({ message = '' }: TestError) => message.includes(FAILED_STEPS)
    const others = result.errors.filter((error) => !isOfSteps(error))
    if (others.length > 0) this.#miss('the test itself', { message: others.map(textOf).join('\n') }, result)
    else if (result.status !== 'passed' && result.errors.length === 0) this.#miss('the test itself', { message: result.status }, result)
    const lines = this.#lines.get(result) ?? []
    this.#lines.delete(result)
    console.log(`\n${title}, ${seconds(result.duration)}\n${lines.join('\n')}`)
    for (const { name, path } of result.attachments) if (name === 'trace' && path !== undefined) console.log(`  trace: ${path}`)
    const misses = lines.filter((line) => line.startsWith('  MISS '))
    if (misses.length > 0) this.#misses.push(`${title}:\n${misses.join('\n').split('\n').slice(0, 14).join('\n')}`)
  }

  onError(error: TestError): void {
    this.#failed += 1
    const text = miss('outside the tests', error)
    this.#misses.push(text)
    console.log(text)
  }

  onEnd(_result: FullResult): void {
    if (this.#misses.length > 0) console.log(`\nwhat failed:\n${this.#misses.join('\n')}`)
    console.log(`\nbrowser tests in all:\n${this.#passed} passed, ${this.#failed} failed`)
  }
}
