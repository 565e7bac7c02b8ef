// @ts-check
/**
 * Gives the chunks that a section names a name of their own in a build that holds all sections.
 * @this {import('webpack').LoaderContext<object>} @param {string} source
 */
export default function ownChunkNames(source) {
  const section = /mfe-(\w+)/.exec(this.resourcePath)?.[1] ?? '';
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${section}-`);
}
