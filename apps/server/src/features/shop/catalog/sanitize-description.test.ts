import { describe, expect, it } from 'vitest';
import { sanitizeDescription } from './sanitize-description.ts';

const ALLOWED_TAG =
  /^<\/?(p|b|strong|i|em|u|s|ul|ol|li|h[2-4]|blockquote|table|thead|tbody|tr|td|th)>$|^<(br|hr) \/>$/;
const ALLOWED_LINK =
  /^<a( href="(https?:|mailto:)?[^"]*")? rel="noopener noreferrer nofollow">$|^<\/a>$/;

/** Attacks that were found against sanitisers, filters and parsers, one per line. */
const attacks = String.raw`
<script>alert(1)</script>
<SCRIPT SRC=//evil.test/x.js></SCRIPT>
<scr<script>ipt>alert(1)</scr</script>ipt>
<script/xss src=data:,alert(1)>
<script\x20type="text/javascript">alert(1);</script>
<<script>alert(1);//<</script>
<img src=x onerror=alert(1)>
<img src="x" onerror="alert(1)" />
<img """><script>alert(1)</script>">
<img src=x:x onerror=alert(1)//
<image/src=x onerror=alert(1)>
<svg onload=alert(1)>
<svg><script>alert(1)</script></svg>
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>
<svg><style><img src=x onerror=alert(1)></style></svg>
<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>
<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>
<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>
<title><img title="</title><img src=x onerror=alert(1)>"></title>
<xmp><img src=x onerror=alert(1)></xmp>
<plaintext><img src=x onerror=alert(1)>
<template><script>alert(1)</script></template>
<iframe src="javascript:alert(1)"></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<object data="data:text/html,<script>alert(1)</script>"></object>
<embed src="javascript:alert(1)">
<applet code="x"></applet>
<base href="javascript:alert(1)//">
<link rel=stylesheet href="https://evil.test/x.css">
<meta http-equiv="refresh" content="0;url=javascript:alert(1)">
<style>@import 'https://evil.test/x.css';</style>
<style>p{background:url(javascript:alert(1))}</style>
<p style="background:url(javascript:alert(1))">x</p>
<p style="position:fixed;inset:0">x</p>
<p class="admin" id="root" data-x="1">x</p>
<p onclick=alert(1)>x</p>
<p onmouseover="alert(1)">x</p>
<b/onclick=alert(1)>x</b>
<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>
<td style="width:expression(alert(1))">x</td>
<hr onfocus=alert(1) tabindex=1 autofocus>
<br onload=alert(1)>
<details open ontoggle=alert(1)>x</details>
<video><source onerror=alert(1)></video>
<audio src=x onerror=alert(1)></audio>
<body onload=alert(1)>
<html onmouseover=alert(1)>
<marquee onstart=alert(1)>x</marquee>
<input autofocus onfocus=alert(1)>
<select autofocus onfocus=alert(1)></select>
<keygen autofocus onfocus=alert(1)>
<button formaction="javascript:alert(1)">x</button>
<form action="javascript:alert(1)"><input type=submit></form>
<isindex type=image src=1 onerror=alert(1)>
<a href="javascript:alert(1)">x</a>
<a href="JaVaScRiPt:alert(1)">x</a>
<a href=" javascript:alert(1)">x</a>
<a href="java&#x0A;script:alert(1)">x</a>
<a href="java&#x09;script:alert(1)">x</a>
<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1)">x</a>
<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>
<a href="javascript&colon;alert(1)">x</a>
<a href="jav&Tab;ascript:alert(1)">x</a>
<a href="&#1;javascript:alert(1)">x</a>
<a href="data:text/html,<script>alert(1)</script>">x</a>
<a href="vbscript:msgbox(1)">x</a>
<a href="file:///etc/passwd">x</a>
<a href="//evil.test">x</a>
<a href="\\evil.test">x</a>
<a href="https://ok.test" target="_blank" rel="opener" onclick="alert(1)">x</a>
<a href='https://ok.test" onclick="alert(1)'>x</a>
<a href="https://ok.test/?q=&quot;onmouseover=alert(1)">x</a>
<a xlink:href="javascript:alert(1)">x</a>
<a ping="https://evil.test" href="https://ok.test">x</a>
<a name="x" id="location">x</a>
<h1>x</h1><h5>x</h5>
<p><!--<img src="--><img src=x onerror=alert(1)//">--></p>
<!--[if gte IE 4]><script>alert(1)</script><![endif]-->
<![CDATA[<script>alert(1)</script>]]>
<?xml version="1.0"?><script>alert(1)</script>
<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>
<p>" onclick="alert(1)</p>
<p title="><script>alert(1)</script>">x</p>
</p><script>alert(1)</script><p>
<custom-element onclick=alert(1)>x</custom-element>
<slot onslotchange=alert(1)></slot>
<p is="x-evil">x</p>
`
  .trim()
  .split('\n');

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

describe('an attack', () => {
  it.each(attacks)('removes it: %s', (attack) => {
    for (const html of [attack, `<p>a ${attack} b</p>`, `<table><tr><td>${attack}`]) {
      const clean = sanitizeDescription(html);
      for (const tag of tagsOf(clean)) {
        expect(ALLOWED_TAG.test(tag) || ALLOWED_LINK.test(tag), tag).toBe(true);
      }
      // Text outside of tags cannot open one.
      expect(clean.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
    }
  });

  it('survives no address but http, https and mailto', () => {
    for (const attack of attacks) {
      for (const [, href = ''] of sanitizeDescription(attack).matchAll(/href="([^"]*)"/g)) {
        expect(href).toMatch(/^(https?:\/\/|mailto:)/);
      }
    }
  });
});

describe('an honest description', () => {
  it('keeps its text, lists, tables and headings', () => {
    const html =
      '<h2>Isi</h2><p>Jam <b>masjid</b> &amp; <em>adzan</em><br />baru</p><ul><li>satu</li></ul>' +
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><hr />';
    expect(sanitizeDescription(html)).toBe(html);
  });

  it('keeps its links, with a forced rel', () => {
    expect(sanitizeDescription('<a href="https://timesync.id/panduan">Panduan</a>')).toBe(
      '<a href="https://timesync.id/panduan" rel="noopener noreferrer nofollow">Panduan</a>',
    );
    expect(sanitizeDescription('<a href="mailto:a@b.id">Surat</a>')).toContain('mailto:a@b.id');
  });
});
