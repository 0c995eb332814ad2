//! Who wants letters.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};
use crate::secret::Holder;

/// Where somebody wants letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMail {
    /// Who.
    pub person: Holder,
    /// Where.
    pub address: String,
    /// Whether whoever reads there wants them, too.
    pub confirmed: bool,
    /// By what they can be ended.
    pub stop: String,
    /// When the last one was sent, in milliseconds since 1970.
    pub told: i64,
    /// When it was last looked whether there is something to write.
    looked: i64,
}

const MAILS: &str = "SELECT person, address, confirm, stop, told, looked FROM mails";

fn mail(row: &AnyRow) -> Result<KeptMail, StoreError> {
    Ok(KeptMail {
        person: Holder::kept(row.try_get("person")?),
        address: row.try_get("address")?,
        confirmed: row.try_get::<String, _>("confirm")?.is_empty(),
        stop: row.try_get("stop")?,
        told: row.try_get("told")?,
        looked: row.try_get("looked")?,
    })
}

impl Store {
    /// Where somebody wants letters, if they do.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mail_of(&self, person: &Holder) -> Result<Option<KeptMail>, StoreError> {
        let sql = format!("{MAILS} WHERE person = $1");
        let row = sqlx::query(&sql).bind(person.as_str()).fetch_optional(&self.pool).await?;
        row.as_ref().map(mail).transpose()
    }

    /// Keeps where somebody wants letters, to be confirmed by a link; it takes the place of another.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_mail(
        &self,
        person: &Holder,
        address: &str,
        confirm: &Holder,
        stop: &str,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO mails (person, address, confirm, stop, looked, told, refused) \
                   VALUES ($1, $2, $3, $4, 0, 0, 0) ON CONFLICT (person) DO UPDATE SET \
                   address = excluded.address, confirm = excluded.confirm, stop = excluded.stop, \
                   refused = 0";
        let keep =
            sqlx::query(sql).bind(person.as_str()).bind(address).bind(confirm.as_str()).bind(stop);
        self.run(keep).await?;
        Ok(())
    }

    /// Keeps that an address is asked to confirm, unless it, or all together, were asked too often since a
    /// time; says whether it may be asked.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn may_ask(
        &self,
        address: &Holder,
        since: i64,
        now: i64,
        (each, all): (i64, i64),
    ) -> Result<bool, StoreError> {
        let mut writing = self.writing().await?;
        let old = sqlx::query("DELETE FROM asked_mails WHERE at <= $1").bind(since);
        old.execute(writing.connection()).await?;
        let counts = "SELECT COUNT(*) AS all_of_them, \
                      COALESCE(SUM(CASE WHEN address = $1 THEN 1 ELSE 0 END), 0) AS these FROM asked_mails";
        let row = sqlx::query(counts).bind(address.as_str()).fetch_one(writing.connection()).await?;
        let may = row.try_get::<i64, _>("these")? < each && row.try_get::<i64, _>("all_of_them")? < all;
        if may {
            let add = sqlx::query("INSERT INTO asked_mails (address, at) VALUES ($1, $2)");
            add.bind(address.as_str()).bind(now).execute(writing.connection()).await?;
        }
        writing.keep().await?;
        Ok(may)
    }

    /// Whoever reads at an address wants the letters; says whether the link was right.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn confirm_mail(&self, confirm: &Holder) -> Result<bool, StoreError> {
        let sql = "UPDATE mails SET confirm = '' WHERE confirm = $1";
        Ok(self.run(sqlx::query(sql).bind(confirm.as_str())).await? == 1)
    }

    /// Whoever reads at an address wants no more letters.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn stop_mail(&self, stop: &str) -> Result<(), StoreError> {
        self.run(sqlx::query("DELETE FROM mails WHERE stop = $1").bind(stop)).await?;
        Ok(())
    }

    /// Somebody wants no more letters.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_mail(&self, person: &Holder) -> Result<(), StoreError> {
        self.run(sqlx::query("DELETE FROM mails WHERE person = $1").bind(person.as_str())).await?;
        Ok(())
    }

    /// Those who want letters and were last looked after before a time, now to be looked after here.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_mails(
        &self,
        before: i64,
        now: i64,
        most: u32,
    ) -> Result<Vec<KeptMail>, StoreError> {
        let sql = format!("{MAILS} WHERE confirm = '' AND looked < $1 ORDER BY looked LIMIT $2");
        let rows = sqlx::query(&sql).bind(before).bind(i64::from(most)).fetch_all(&self.pool).await?;
        let mut taken = Vec::new();
        for row in &rows {
            let mail = mail(row)?;
            // Another process may take it at the same moment; one of them changes the row.
            let take = "UPDATE mails SET looked = $1 WHERE person = $2 AND looked = $3";
            let take = sqlx::query(take).bind(now).bind(mail.person.as_str()).bind(mail.looked);
            if self.run(take).await? == 1 {
                taken.push(mail);
            }
        }
        Ok(taken)
    }

    /// A letter is about to be sent at a time, or was not and the last one was at another; says whether it
    /// is still wanted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tell_mail(&self, mail: &KeptMail, told: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE mails SET told = $1 WHERE stop = $2 AND confirm = ''";
        Ok(self.run(sqlx::query(sql).bind(told).bind(&mail.stop)).await? == 1)
    }

    /// A letter was taken, or refused for good; after too many of these in a row nothing more is sent.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_mail(&self, mail: &KeptMail, taken: bool, most: i64) -> Result<(), StoreError> {
        let count = if taken { "0" } else { "refused + 1" };
        let sql = format!("UPDATE mails SET refused = {count} WHERE stop = $1");
        self.run(sqlx::query(&sql).bind(&mail.stop)).await?;
        let gone = sqlx::query("DELETE FROM mails WHERE stop = $1 AND refused >= $2");
        self.run(gone.bind(&mail.stop).bind(most)).await?;
        Ok(())
    }
}
