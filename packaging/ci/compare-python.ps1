# The standard library that Setup.exe brings is a zip without a signature: it must be that of python.org, byte for byte.
$ErrorActionPreference = 'Stop'
Invoke-WebRequest 'https://www.python.org/ftp/python/3.11.9/python-3.11.9-embed-amd64.zip' -OutFile embed.zip
Expand-Archive embed.zip embed
$setup = (Get-ChildItem dist/Meadhall-*-Setup.exe).FullName
Start-Process $setup '/S' -Wait
$program = "$env:LOCALAPPDATA\Programs\Meadhall"
foreach ($name in 'python311.zip', 'python311.dll', 'python3.dll') {
    $ours = (Get-FileHash "$program\$name").Hash
    $theirs = (Get-FileHash "embed\$name").Hash
    if ($ours -ne $theirs) { throw "$name is not that of python.org" }
}
Get-ChildItem "$program\*.pyd", "$program\python3*.dll" | ForEach-Object {
    if ((Get-AuthenticodeSignature $_).Status -ne 'Valid') { throw "$($_.Name) is not signed" }
}
