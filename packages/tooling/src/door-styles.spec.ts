import { describe, expect, it } from '@jest/globals';
import { withoutStyleAttributes } from './door-styles.mjs';

describe('style attributes of a written page', () => {
  it('become rules, the same ones one rule', () => {
    const page = '<i class="a" style="width:5px"></i><b style="color:red">x</b><i style="width:5px"></i>';
    expect(withoutStyleAttributes(page)).toEqual({
      body: '<i class="a" data-look="1"></i><b data-look="2">x</b><i data-look="1"></i>',
      rules: '[data-look="1"][data-look]{width:5px}[data-look="2"][data-look]{color:red}',
    });
  });

  it('are read as they were meant', () => {
    const { rules } = withoutStyleAttributes(
      '<i style="font-family:&quot;Onest&quot;;content:&#x27;&amp;&#x27;"></i>',
    );
    expect(rules).toBe(`[data-look="1"][data-look]{font-family:"Onest";content:'&'}`);
  });

  it('leave text and other attributes alone', () => {
    const page = '<p title="a style=&quot;b&quot;"> style="width:1px" </p>';
    expect(withoutStyleAttributes(page)).toEqual({ body: page, rules: '' });
  });

  it('never end the rule or the element they become', () => {
    expect(() => withoutStyleAttributes('<i style="a:b}c{"></i>')).toThrow('cannot become a rule');
    expect(() => withoutStyleAttributes('<i style="a:&lt;/style&gt;"></i>')).toThrow('cannot become a rule');
  });
});
