{{- define "diablerie.name" -}}
{{- $name := ternary .Release.Name (printf "%s-diablerie" .Release.Name) (contains "diablerie" .Release.Name) -}}
{{ $name | trunc 50 | trimSuffix "-" }}
{{- end }}

{{- define "diablerie.chosen" -}}
app.kubernetes.io/name: diablerie
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "diablerie.labels" -}}
{{ include "diablerie.chosen" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "diablerie.host" -}}
{{ regexReplaceAll ":[0-9]+$" (urlParse .Values.publicUrl).host "" }}
{{- end }}
