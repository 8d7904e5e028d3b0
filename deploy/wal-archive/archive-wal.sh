#!/bin/sh
# Called by PostgreSQL for each finished segment of its log (archive.conf): archive-wal.sh PATH NAME FOLDER
# Ends with 0 only when the copy is on the disk under its name; PostgreSQL tries again otherwise.
set -eu
path=$1 name=$2 folder=$3
# Asked again after a crash: the same content is fine, another one belongs to another database.
if [ -e "$folder/$name" ]; then
    cmp -s "$path" "$folder/$name"
    exit
fi
cp "$path" "$folder/.$name.part"
sync "$folder/.$name.part"
mv "$folder/.$name.part" "$folder/$name"
sync "$folder"
