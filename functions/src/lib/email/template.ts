/** Compiled from `template.mjml` by `npm run email-template -w functions`: change that. */
export const TEMPLATE = `<!doctype html>
<html lang="en" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{subject}}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
:root { color-scheme: light dark; supported-color-schemes: light dark; }
p { margin: 0 0 16px; white-space: pre-wrap; overflow-wrap: anywhere; word-break: break-word; }
h2, h3, h4 { margin: 32px 0 12px; font-size: 22px; line-height: 28px; font-weight: normal; }
h3, h4 { font-size: 19px; line-height: 26px; }
.words > div > :first-child { margin-top: 0; }
ul, ol { margin: 0 0 16px; padding-left: 24px; }
blockquote { margin: 0 0 16px; padding-left: 16px; border-left: 2px solid #dedbd3; }
li p { margin-bottom: 8px; }
pre { margin: 0 0 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
hr { margin: 24px 0; border: 0; border-top: 1px solid #dedbd3; }
.words a, .quiet a { color: inherit; white-space: normal; }
.works { margin: 32px 0; }
.works h2 { margin-top: 0; }
.work { margin: 24px 0 8px; }
.work img { display: block; width: 100%; height: auto; border: 0; }
@media (max-width: 480px) {
.sheet > table > tbody > tr > td { padding-left: 24px !important; padding-right: 24px !important; }
}
@media (prefers-color-scheme: dark) {
.ground, .ground > div { background-color: #101012 !important; }
.sheet, .sheet > table { background-color: #1b1b1e !important; }
.words div { color: #f2f0ea !important; }
.quiet div { color: #a6a49e !important; }
.rule p { border-top-color: #2c2c30 !important; }
blockquote, hr { border-color: #2c2c30 !important; }
}
</style>
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
</head>
<body  class="ground" style="word-spacing:normal;background-color:#f4f2ec;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{preheader}}</div>
<div
aria-label="{{subject}}" aria-roledescription="email" role="article" lang="en" dir="ltr" style="word-spacing:normal;background-color:#f4f2ec;"
>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:16px 0;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="sheet-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#fbfaf7" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="sheet" style="background:#fbfaf7;background-color:#fbfaf7;margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#fbfaf7;background-color:#fbfaf7;width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:40px 48px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:504px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
>
<tbody>
<tr>
<td  style="vertical-align:top;padding:0;">
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
>
<tbody>
<tr>
<td
align="left" class="words" style="font-size:0px;padding:0 0 32px;word-break:break-word;"
>
<div
style="font-family:Georgia, 'Times New Roman', serif;font-size:22px;line-height:28px;text-align:left;color:#16161a;"
>{{house}}</div>
</td>
</tr>
<tr>
<td
align="left" class="words" style="font-size:0px;padding:0;word-break:break-word;"
>
<div
style="font-family:Georgia, 'Times New Roman', serif;font-size:17px;line-height:26px;text-align:left;color:#16161a;"
>{{body}}</div>
</td>
</tr>
<tr>
<td
align="left" style="font-size:0px;padding:8px 0 32px;word-break:break-word;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"
>
<tbody>
<tr>
<td
align="center" bgcolor="#b3261e" role="presentation" style="border:none;border-radius:2px;cursor:auto;mso-padding-alt:12px 24px;background:#b3261e;" valign="middle"
>
<a
href="{{address}}" style="display:inline-block;background:#b3261e;color:#ffffff;font-family:Georgia, 'Times New Roman', serif;font-size:17px;font-weight:normal;line-height:24px;margin:0;text-decoration:none;text-transform:none;padding:12px 24px;mso-padding-alt:0px;border-radius:2px;" target="_blank"
>
{{label}}
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
<tr>
<td
align="left" class="words" style="font-size:0px;padding:0;word-break:break-word;"
>
<div
style="font-family:Georgia, 'Times New Roman', serif;font-size:17px;line-height:26px;text-align:left;color:#16161a;"
>{{closing}}</div>
</td>
</tr>
<tr>
<td
align="center" class="rule" style="font-size:0px;padding:16px 0 24px;word-break:break-word;"
>
<p
style="border-top:solid 1px #dedbd3;font-size:1px;margin:0px auto;width:100%;"
>
</p>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="border-top:solid 1px #dedbd3;font-size:1px;margin:0px auto;width:504px;" role="presentation" width="504px" ><tr><td style="height:0;line-height:0;"> &nbsp;
</td></tr></table><![endif]-->
</td>
</tr>
<tr>
<td
align="left" class="quiet" style="font-size:0px;padding:0;word-break:break-word;"
>
<div
style="font-family:Georgia, 'Times New Roman', serif;font-size:14px;line-height:21px;text-align:left;color:#5c5b57;"
>{{footer}}</div>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:16px 0;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>`;
